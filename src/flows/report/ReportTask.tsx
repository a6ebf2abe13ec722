import type { RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/report.ts';
import { plural } from '#locales/translator.ts';
import { remaining } from '#machines/meter/meterBatches.state.ts';
import type { ReportActor, reportMachine } from '#machines/report/report.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { BatchTask, CutShortTask, TaskInTray } from '../../views/progress/BatchTask.tsx';
import { buttons } from '../../views/progress/LongTask.css.ts';
import { MissedMeters, Unequipped } from '../../views/progress/MissedMeters.tsx';
import { useProgress } from '../../views/progress/ProgressPanel.tsx';

export type ReportSnapshot = SnapshotFrom<typeof reportMachine>;

type PartProps = { actor: ReportActor; snapshot: ReportSnapshot };

export const titleOf = (year: string): string => t('title', { year }).trim();

const doneIn = ({ context }: ReportSnapshot) => context.meters.length - remaining(context).length;

const taskLabel = (snapshot: ReportSnapshot): string => {
  const total = snapshot.context.meters.length;
  if (snapshot.matches('listing')) return t('busy.listing');
  if (snapshot.matches('writing')) return t('busy.writing');
  if (snapshot.matches('saving')) return t('busy.saving');
  if (snapshot.matches('paused')) return t('paused', { done: doneIn(snapshot), total });
  return snapshot.matches('reading') ? t(`busy.reading.${plural(total)}`, { count: total }) : '';
};

const useReportProgress = (snapshot: ReportSnapshot) => {
  const { listMeters, readMeters } = snapshot.children;
  const progress = useProgress(listMeters ?? readMeters);
  if (!snapshot.matches('reading')) return progress;
  return { done: doneIn(snapshot) + (progress?.done ?? 0), total: snapshot.context.meters.length };
};

const toPart = (snapshot: ReportSnapshot) => {
  if (snapshot.matches('reading')) return 'reading';
  if (snapshot.hasTag('busy')) return 'busy';
  const still = (['ready', 'cutShort', 'unequipped', 'paused', 'choosing'] as const).find((state) =>
    snapshot.matches(state),
  );
  return still ?? 'failed';
};

const toFailureTitle = (snapshot: ReportSnapshot): string => {
  if (snapshot.matches('unlisted')) return t('unlisted');
  return t(snapshot.matches('unwritten') ? 'unwritten' : 'interrupted');
};

const CutShort = ({ actor, onLeave }: Pick<PartProps, 'actor'> & { onLeave: () => void }) => (
  <CutShortTask
    title={t('cutShort.title')}
    text={t('cutShort.text')}
    resume={t('cutShort.resume')}
    leave={t('cutShort.leave')}
    onResume={() => actor.send({ type: 'started' })}
    onLeave={onLeave}
  />
);

const Stopped = ({ actor }: Pick<PartProps, 'actor'>) => (
  <>
    <Alert tone="info" title={t('stopped')} />
    <div className={buttons}>
      <Button variant="filled" onPress={() => actor.send({ type: 'started' })}>
        {t('start')}
      </Button>
    </div>
  </>
);

const End = ({ actor, snapshot }: PartProps) => {
  const { saved, missed, fetched, year } = snapshot.context;
  return (
    <>
      {saved && snapshot.matches({ choosing: 'saved' }) && (
        <Alert tone="ok" title={t(`saved.${plural(saved.count)}`, saved)} />
      )}
      {missed.length > 0 && <MissedMeters missed={missed} onRetry={() => actor.send({ type: 'retried' })} />}
      {fetched.length > 0 && (
        <p role="status">
          <VisuallyHidden>{t('ready', { year })}</VisuallyHidden>
        </p>
      )}
    </>
  );
};

/** Stage of the report: progress, pause, failure or end. */
export const ReportTask = ({ actor, snapshot, hadFocus }: PartProps & { hadFocus: RefObject<boolean> }) => {
  const progress = useReportProgress(snapshot);
  const part = toPart(snapshot);
  return (
    <BatchTask
      part={part}
      label={taskLabel(snapshot)}
      progress={progress}
      isBusy={snapshot.hasTag('busy')}
      send={actor.send}
      hadFocus={hadFocus}
      failure={snapshot.context.failure}
      failureTitle={toFailureTitle(snapshot)}
    >
      {part === 'ready' && <Stopped actor={actor} />}
      {part === 'cutShort' && <CutShort actor={actor} onLeave={() => actor.send({ type: 'cancelled' })} />}
      {part === 'unequipped' && <Unequipped title={t('unequipped.title')} text={t('unequipped.text')} />}
      {part === 'choosing' && <End actor={actor} snapshot={snapshot} />}
    </BatchTask>
  );
};

type TrayProps = { actor: ReportActor; addressOf: (year: string) => string; onClose: () => void };

/** Report in the tray, while its page is closed. */
export const ReportTray = ({ actor, addressOf, onClose }: TrayProps) => {
  const snapshot = useSnapshot(actor);
  const progress = useReportProgress(snapshot);
  const { year, fetched } = snapshot.context;
  const isEnded = snapshot.matches('choosing') && fetched.length > 0;
  return (
    <Flow id="report" snapshot={snapshot}>
      <TaskInTray
        title={titleOf(year)}
        label={taskLabel(snapshot) || (isEnded ? t('ready', { year }) : t('tray.unread'))}
        progress={progress}
        isBusy={snapshot.hasTag('busy')}
        href={addressOf(year)}
        follow={t('tray.follow')}
        open={t('tray.open')}
        onCancel={() => actor.send({ type: 'cancelled' })}
        onClose={onClose}
        cutShort={snapshot.matches('cutShort') && <CutShort actor={actor} onLeave={onClose} />}
      />
    </Flow>
  );
};
