import { useRef } from 'react';
import { t as words } from '#locales/fr/contract.ts';
import { t } from '#locales/fr/export.ts';
import { plural } from '#locales/plural.ts';
import { spacedReference } from '#machines/domain/contract/contract.ts';
import { type ListedMeters, remaining } from '#machines/export/export.setup.ts';
import { stateName } from '#machines/setup/stateName.ts';
import { Flow } from '../../views/Flow.tsx';
import { Panel } from '../../views/Panel.tsx';
import { ProgressPanel } from '../../views/progress/ProgressPanel.tsx';
import { TaskStatus } from '../../views/progress/TaskStatus.tsx';
import { useProgress } from '../../views/progress/useProgress.ts';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { about, hint, stack } from './Export.css.ts';
import { ExportFailure } from './ExportFailure.tsx';
import { ExportForm } from './ExportForm.tsx';
import { ExportInterrupted } from './ExportInterrupted.tsx';
import { ExportMessage } from './ExportMessage.tsx';
import { ExportOutcome } from './ExportOutcome.tsx';
import type { ExportActor, ExportSnapshot } from './exportActor.ts';

const busyWords = (snapshot: ExportSnapshot): string => {
  if (!snapshot.hasTag('busy')) return '';
  if (snapshot.matches('listing')) return t('busy.listing');
  if (snapshot.matches('writing')) return t('busy.writing');
  if (snapshot.matches('saving')) return t('busy.saving');
  const count = remaining(snapshot.context).meters.length;
  return t(`busy.fetching.${plural(count)}`, { count });
};

const describeMeters = ({
  contract: { name, reference },
  meters: [meter, ...others],
}: ListedMeters): string =>
  meter && others.length === 0
    ? t('meter', { matricule: meter.matriculeCompteur || t('unnumbered') })
    : t('contract', { name: name || words('unnamed'), reference: spacedReference(reference) });

const toPart = (snapshot: ExportSnapshot): string => {
  if (snapshot.hasTag('busy')) return 'busy';
  return snapshot.matches('choosing') ? 'choosing' : stateName(snapshot.value);
};

type Props = {
  actor: ExportActor;
  /** It goes on without its window, where nothing can be chosen. */
  isApart?: boolean;
};

/** Chooses what is exported, says how far it is, and what came of it (docs/rules.md#consumption-export). */
export const ExportView = ({ actor, isApart = false }: Props) => {
  const snapshot = useSnapshot(actor);
  const hadFocus = useRef(false);
  const { listMeters, fetchMeasures } = snapshot.children;
  const progress = useProgress(listMeters ?? fetchMeasures);
  const { listed } = snapshot.context;
  const part = toPart(snapshot);
  const label = busyWords(snapshot);
  const stop = () => actor.send({ type: snapshot.matches('listing') ? 'closed' : 'cancelled' });
  return (
    <Flow id="export" snapshot={snapshot}>
      <div className={stack}>
        {listed && <p className={about}>{describeMeters(listed)}</p>}
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
                <ExportForm actor={actor} snapshot={snapshot} />
              )}
            </>
          )}
          {part === 'interrupted' && <ExportInterrupted actor={actor} snapshot={snapshot} />}
          {part !== 'busy' && part !== 'choosing' && part !== 'interrupted' && (
            <ExportFailure actor={actor} snapshot={snapshot} isApart={isApart} />
          )}
        </Panel>
      </div>
    </Flow>
  );
};
