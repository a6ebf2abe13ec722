import type { RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/report.ts';
import { plural } from '#locales/translator.ts';
import type { ReportActor, reportMachine } from '#machines/report/report.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { BatchTask, TaskInTray } from '../../views/progress/BatchTask.tsx';
import { buttons } from '../../views/progress/LongTask.css.ts';
import { MissedMeters } from '../../views/progress/MissedMeters.tsx';

export type ReportSnapshot = SnapshotFrom<typeof reportMachine>;

type PartProps = { actor: ReportActor; snapshot: ReportSnapshot };

export const titleOf = (year: string): string => t('title', { year }).trim();

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

type TaskProps = PartProps & { hadFocus: RefObject<boolean> };

/** Stage of the report: progress, pause, failure or end. */
export const ReportTask = ({ actor, snapshot, hadFocus }: TaskProps) => (
  <BatchTask
    actor={actor}
    snapshot={snapshot}
    t={t}
    hadFocus={hadFocus}
    ready={<Stopped actor={actor} />}
    end={<End actor={actor} snapshot={snapshot} />}
  />
);

type TrayProps = { actor: ReportActor; addressOf: (year: string) => string; onClose: () => void };

/** Report in the tray, while its page is closed. */
export const ReportTray = ({ actor, addressOf, onClose }: TrayProps) => {
  const snapshot = useSnapshot(actor);
  const { year, fetched } = snapshot.context;
  return (
    <Flow id="report" snapshot={snapshot}>
      <TaskInTray
        actor={actor}
        snapshot={snapshot}
        t={t}
        title={titleOf(year)}
        ended={snapshot.matches('choosing') && fetched.length > 0 ? t('ready', { year }) : null}
        href={addressOf(year)}
        onClose={onClose}
      />
    </Flow>
  );
};
