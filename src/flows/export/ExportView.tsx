import { useRef } from 'react';
import { t } from '#locales/fr/export.ts';
import { plural } from '#locales/plural.ts';
import { remaining } from '#machines/export/export.setup.ts';
import type { LastExport } from '#machines/export/lastExport.ts';
import { stateName } from '#machines/setup/stateName.ts';
import { Flow } from '../../views/Flow.tsx';
import { Panel } from '../../views/Panel.tsx';
import { InterruptedPanel } from '../../views/progress/InterruptedPanel.tsx';
import { ProgressPanel } from '../../views/progress/ProgressPanel.tsx';
import { TaskStatus } from '../../views/progress/TaskStatus.tsx';
import { useProgress } from '../../views/progress/useProgress.ts';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { About } from './About.tsx';
import { hint, stack } from './Export.css.ts';
import { ExportFailure } from './ExportFailure.tsx';
import { ExportForm } from './ExportForm.tsx';
import { ExportMessage } from './ExportMessage.tsx';
import { ExportOutcome } from './ExportOutcome.tsx';
import type { ExportActor, ExportSnapshot } from './exportActor.ts';
import { WithoutMeters } from './WithoutMeters.tsx';

const busyWords = (snapshot: ExportSnapshot): string => {
  if (!snapshot.hasTag('busy')) return '';
  const { source } = snapshot.context;
  if (snapshot.matches('listing'))
    return t('reference' in source && source.reference === null ? 'busy.listingAll' : 'busy.listing');
  if (snapshot.matches('writing')) return t('busy.writing');
  if (snapshot.matches('saving')) return t('busy.saving');
  const count = remaining(snapshot.context).meters.length;
  return t(`busy.fetching.${plural(count)}`, { count });
};

const toPart = (snapshot: ExportSnapshot): string => {
  if (snapshot.hasTag('busy')) return 'busy';
  return snapshot.matches('choosing') ? 'choosing' : stateName(snapshot.value);
};

type Props = {
  actor: ExportActor;
  /** It goes on without its window, where nothing can be chosen. */
  isApart?: boolean;
  /** What is requested, as soon as it is: it is proposed again in the visit. */
  onRequested?: (requested: LastExport) => void;
};

const nobody = () => {};

/** Chooses what is exported, says how far it is, and what came of it (docs/rules.md#consumption-export). */
export const ExportView = ({ actor, isApart = false, onRequested = nobody }: Props) => {
  const snapshot = useSnapshot(actor);
  const hadFocus = useRef(false);
  const { listMeters, fetchMeasures } = snapshot.children;
  const progress = useProgress(listMeters ?? fetchMeasures);
  const part = toPart(snapshot);
  const label = busyWords(snapshot);
  const stop = () => actor.send({ type: snapshot.matches('listing') ? 'closed' : 'cancelled' });
  return (
    <Flow id="export" snapshot={snapshot}>
      <div className={stack}>
        <About {...snapshot.context} />
        <TaskStatus label={label} progress={progress} />
        <Panel key={part} hadFocus={hadFocus}>
          {part === 'busy' && (
            <>
              <ProgressPanel label={label} progress={progress} onCancel={stop} />
              {!isApart && !snapshot.matches('listing') && <p className={hint}>{t('goesOn')}</p>}
            </>
          )}
          {part === 'choosing' && (
            <>
              <ExportMessage actor={actor} snapshot={snapshot} />
              {isApart ? (
                <ExportOutcome actor={actor} snapshot={snapshot} />
              ) : (
                <ExportForm actor={actor} snapshot={snapshot} onRequested={onRequested} />
              )}
            </>
          )}
          {part === 'withoutMeters' && <WithoutMeters actor={actor} />}
          {part === 'interrupted' && (
            <InterruptedPanel
              t={t}
              saved={snapshot.context.savedBefore}
              missing={remaining(snapshot.context).meters.length}
              onResume={() => actor.send({ type: 'retried' })}
              onLeave={() => actor.send({ type: 'closed' })}
            />
          )}
          {!['busy', 'choosing', 'withoutMeters', 'interrupted'].includes(part) && (
            <ExportFailure actor={actor} snapshot={snapshot} isApart={isApart} />
          )}
        </Panel>
      </div>
    </Flow>
  );
};
