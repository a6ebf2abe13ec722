import type { RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/report.ts';
import type { ReportActor, reportMachine } from '#machines/report/report.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { BatchTask, TaskInTray } from '../../views/progress/BatchTask.tsx';
import { buttons } from '../../views/progress/LongTask.css.ts';

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

const readyText = ({ context: { fetched, year } }: ReportSnapshot): string | null =>
  fetched.length > 0 ? t('ready', { year }) : null;

type TaskProps = PartProps & { hadFocus: RefObject<boolean> };

export const ReportTask = ({ actor, snapshot, hadFocus }: TaskProps) => (
  <BatchTask
    actor={actor}
    snapshot={snapshot}
    t={t}
    hadFocus={hadFocus}
    ready={<Stopped actor={actor} />}
    result={readyText(snapshot)}
  />
);

type TrayProps = { actor: ReportActor; addressOf: (year: string) => string; onClose: () => void };

export const ReportTray = ({ actor, addressOf, onClose }: TrayProps) => {
  const snapshot = useSnapshot(actor);
  const { year } = snapshot.context;
  return (
    <Flow id="report" snapshot={snapshot}>
      <TaskInTray
        actor={actor}
        snapshot={snapshot}
        t={t}
        title={titleOf(year)}
        ended={snapshot.matches('choosing') ? readyText(snapshot) : null}
        href={addressOf(year)}
        onClose={onClose}
      />
    </Flow>
  );
};
