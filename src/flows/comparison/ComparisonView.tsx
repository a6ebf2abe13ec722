import { t } from '#locales/fr/comparison.ts';
import type { ComparisonActor } from '#machines/comparison/comparison.machine.ts';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Flow } from '../../views/Flow.tsx';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import * as css from './Comparison.css.ts';
import { ComparisonBody } from './ComparisonBody.tsx';
import { ComparisonTask } from './ComparisonTask.tsx';
import type { ComparisonSnapshot } from './comparisonActor.ts';
import { WrongAddress } from './WrongAddress.tsx';

/** From the reading on: before it no meter is compared. */
const compared = ['reading', 'interrupted', 'choosing', 'writing', 'saving', 'unwritten'] as const;
const isCompared = (snapshot: ComparisonSnapshot) => compared.some((state) => snapshot.matches(state));

/** Several meters over one period, and their sum (docs/rules.md#comparison). */
export const ComparisonView = ({ actor }: { actor: ComparisonActor }) => {
  const snapshot = useSnapshot(actor);
  return (
    <Flow id="comparison" snapshot={snapshot}>
      <div className={snapshot.hasTag('busy') ? css.pageUnderWay : css.page}>
        <PageHeader title={t('title')} parent={{ href: '/espace-consommation', name: t('parent') }} />
        {!isCompared(snapshot) && <p className={css.intro}>{t('about')}</p>}
        <UnreadNotice unread={snapshot.context.unread} />
        <WrongAddress snapshot={snapshot} />
        <Boundary>
          <ComparisonTask actor={actor} snapshot={snapshot} />
        </Boundary>
        <Boundary>{isCompared(snapshot) && <ComparisonBody actor={actor} snapshot={snapshot} />}</Boundary>
      </div>
    </Flow>
  );
};
