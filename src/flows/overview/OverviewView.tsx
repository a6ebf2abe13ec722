import { t as titles } from '#locales/fr/dashboard.ts';
import { t } from '#locales/fr/overview.ts';
import type { OverviewActor } from '#machines/overview/overview.machine.ts';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { Card } from '../../ui/display/Card.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Flow } from '../../views/Flow.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import type { FactWays } from './FactItem.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import * as css from './Overview.css.ts';
import { ToKnowBlock } from './ToKnowBlock.tsx';
import { ToPayBlock } from './ToPayBlock.tsx';

type Props = FactWays & {
  actor: OverviewActor;
  /** Leads to the watch over the meters. */
  watchLink: Elements;
};

/** What the dashboard calls for, in blocks that come and fail by themselves (docs/rules.md#overview). */
export const OverviewView = ({ actor, ...ways }: Props) => {
  const snapshot = useSnapshot(actor);
  return (
    <Flow id="overview" snapshot={snapshot}>
      {snapshot.matches('firstSteps') && <FirstSteps steps={snapshot.context.firstSteps} />}
      {snapshot.matches('unavailable') && (
        <Card title={titles('overview.toKnow')}>
          <p>{t('toKnow.unavailable')}</p>
        </Card>
      )}
      {snapshot.matches('blocks') && (
        <div className={css.blocks}>
          <Boundary>
            <ToPayBlock actor={actor} snapshot={snapshot} />
          </Boundary>
          <Boundary>
            <ToKnowBlock actor={actor} snapshot={snapshot} {...ways} />
          </Boundary>
        </div>
      )}
    </Flow>
  );
};
