import type { RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import { t as alarmWords } from '#locales/fr/alarm.ts';
import { t } from '#locales/fr/leakWatch.ts';
import { plural } from '#locales/translator.ts';
import type { leakWatchMachine, WatchActor } from '#machines/leak-watch/leakWatch.machine.ts';
import { isInsufficient, isOngoing, toAlarms } from '../../domain/consumption/watch/alarms.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { BatchTask, TaskInTray } from '../../views/progress/BatchTask.tsx';
import { buttons } from '../../views/progress/LongTask.css.ts';
import * as css from './LeakWatch.css.ts';

export type WatchSnapshot = SnapshotFrom<typeof leakWatchMachine>;

export type PartProps = { actor: WatchActor; snapshot: WatchSnapshot };

const ongoingText = ({ context }: WatchSnapshot): string => {
  const count = toAlarms(context.fetched).filter(isOngoing).length;
  if (count > 0) return t(`tray.ongoing.${plural(count)}`, { count });
  return context.fetched.every(isInsufficient) ? alarmWords('insufficient') : t('tray.ongoing.none');
};

export const readText = ({ context: { fetched } }: WatchSnapshot): string => {
  const count = fetched.filter(isInsufficient).length;
  const read = t(`readCount.${plural(fetched.length)}`, { count: fetched.length });
  return count === 0 ? read : t('insufficient', { read, count });
};

type StartProps = Pick<PartProps, 'actor'> & { lastCount: number | undefined };

const Start = ({ actor, lastCount }: StartProps) => (
  <Card title={lastCount ? t(`last.${plural(lastCount)}`, { count: lastCount }) : t('about.title')}>
    <div className={css.about}>
      <p>{t(lastCount ? 'last.text' : 'about.text')}</p>
      <div className={buttons}>
        <Button variant="filled" onPress={() => actor.send({ type: 'started' })}>
          {t(lastCount ? 'again' : 'start')}
        </Button>
      </div>
    </div>
  </Card>
);

type Props = PartProps & StartProps & { hadFocus: RefObject<boolean> };

export const LeakWatchTask = ({ actor, snapshot, hadFocus, lastCount }: Props) => (
  <BatchTask
    actor={actor}
    snapshot={snapshot}
    t={t}
    hadFocus={hadFocus}
    ready={<Start actor={actor} lastCount={lastCount} />}
    result={snapshot.context.fetched.length > 0 ? `${readText(snapshot)}. ${ongoingText(snapshot)}.` : null}
  />
);

type TrayProps = { actor: WatchActor; onClose: () => void };

export const WatchTray = ({ actor, onClose }: TrayProps) => {
  const snapshot = useSnapshot(actor);
  const isEnded = snapshot.matches('choosing') && snapshot.context.fetched.length > 0;
  return (
    <Flow id="leakWatch" snapshot={snapshot}>
      <TaskInTray
        actor={actor}
        snapshot={snapshot}
        t={t}
        title={t('title')}
        ended={isEnded ? ongoingText(snapshot) : null}
        href="/espace-consommation/surveillance"
        onClose={onClose}
      >
        {isEnded && <p className={css.soft}>{readText(snapshot)}</p>}
      </TaskInTray>
    </Flow>
  );
};
