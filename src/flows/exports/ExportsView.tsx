import { type ReactNode, useRef } from 'react';
import { exportsWords, t } from '#locales/fr/exports.ts';
import { plural } from '#locales/plural.ts';
import type { ExportsActor } from '#machines/exports/exports.machine.ts';
import { countApart, isHolding } from '#machines/exports/exports.setup.ts';
import { useEdgeHeight } from '../../ui/browser/useEdgeHeight.ts';
import { UnsavedGuard } from '../../ui/forms/UnsavedGuard.tsx';
import { Flow } from '../../views/Flow.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { tray } from './Exports.css.ts';
import { TrayFold } from './TrayFold.tsx';

type Props = {
  actor: ExportsActor;
  /** The exports that no page shows. */
  children: ReactNode;
};

const running = () => 'running' as const;

const kinds = ['busy', 'over', 'interrupted'] as const;

/** « 1 export en cours, 1 export à consulter » */
const describe = (counts: ReturnType<typeof countApart>): string =>
  kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`${kind}.${plural(counts[kind])}`, { count: counts[kind] }))
    .join(', ');

/** The exports that no page shows, at the foot of each (docs/rules.md#exports). */
export const ExportsView = ({ actor, children }: Props) => {
  const snapshot = useSnapshot(actor);
  const foot = useRef<HTMLElement>(null);
  const summary = describe(countApart(snapshot.context));
  useEdgeHeight(foot, '--tray-height', summary !== '');
  return (
    <Flow id="exports" snapshot={snapshot}>
      {isHolding(snapshot.context) && <UnsavedGuard unsaved={running} question={exportsWords.leave} />}
      {summary !== '' && (
        <section ref={foot} aria-label={t('label')} className={tray}>
          <TrayFold summary={summary}>{children}</TrayFold>
        </section>
      )}
    </Flow>
  );
};
