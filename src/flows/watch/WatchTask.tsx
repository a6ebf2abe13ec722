import type { RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import { t as ui } from '#locales/fr/ui.ts';
import { t } from '#locales/fr/watch.ts';
import { plural } from '#locales/translator.ts';
import { alarmsOf, remaining, type WatchActor, type watchMachine } from '#machines/watch/watch.machine.ts';
import { isOngoing } from '../../domain/consumption/watch/alarms.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { Panel } from '../../views/Panel.tsx';
import { buttons } from '../../views/progress/LongTask.css.ts';
import { MissedMeters, TaskFailure, Unequipped } from '../../views/progress/MissedMeters.tsx';
import { ProgressPanel, TaskStatus, useProgress } from '../../views/progress/ProgressPanel.tsx';
import * as css from './Watch.css.ts';

export type WatchSnapshot = SnapshotFrom<typeof watchMachine>;

export type PartProps = { actor: WatchActor; snapshot: WatchSnapshot };

const doneIn = ({ context }: WatchSnapshot) => context.meters.length - remaining(context).length;

export const taskLabel = (snapshot: WatchSnapshot): string => {
  const total = snapshot.context.meters.length;
  if (snapshot.matches('listing')) return t('busy.listing');
  if (snapshot.matches('writing')) return t('busy.writing');
  if (snapshot.matches('saving')) return t('busy.saving');
  if (snapshot.matches('paused')) return t('paused', { done: doneIn(snapshot), total });
  return snapshot.matches('reading') ? t(`busy.reading.${plural(total)}`, { count: total }) : '';
};

export const useWatchProgress = (snapshot: WatchSnapshot) => {
  const { listMeters, readMeters } = snapshot.children;
  const progress = useProgress(listMeters ?? readMeters);
  if (!snapshot.matches('reading')) return progress;
  return { done: doneIn(snapshot) + (progress?.done ?? 0), total: snapshot.context.meters.length };
};

/** Summary of the result: « 2 hausses en cours ». */
export const ongoingText = ({ context }: WatchSnapshot): string => {
  const count = alarmsOf(context).filter(isOngoing).length;
  return count === 0 ? t('tray.ongoing.none') : t(`tray.ongoing.${plural(count)}`, { count });
};

const toPart = (snapshot: WatchSnapshot) => {
  if (snapshot.matches('reading')) return 'reading';
  if (snapshot.hasTag('busy')) return 'busy';
  const still = (['ready', 'cutShort', 'unequipped', 'paused', 'choosing'] as const).find((state) =>
    snapshot.matches(state),
  );
  return still ?? 'failed';
};

const toTitle = (snapshot: WatchSnapshot): string => {
  if (snapshot.matches('unlisted')) return t('unlisted');
  return t(snapshot.matches('unwritten') ? 'unwritten' : 'interrupted');
};

const Start = ({ actor }: Pick<PartProps, 'actor'>) => (
  <Card title={t('about.title')}>
    <div className={css.about}>
      <p>{t('about.text')}</p>
      <div className={buttons}>
        <Button variant="filled" onPress={() => actor.send({ type: 'started' })}>
          {t('start')}
        </Button>
      </div>
    </div>
  </Card>
);

/** Offers to restart the watch that the end of the session has interrupted. */
export const CutShort = ({ actor, onLeave }: Pick<PartProps, 'actor'> & { onLeave: () => void }) => (
  <>
    <Alert tone="warn" title={t('cutShort.title')}>
      {t('cutShort.text')}
    </Alert>
    <div className={buttons}>
      <Button variant="filled" onPress={() => actor.send({ type: 'started' })}>
        {t('again')}
      </Button>
      <Button variant="text" onPress={onLeave}>
        {t('cutShort.leave')}
      </Button>
    </div>
  </>
);

const WatchFailure = ({ actor, snapshot }: PartProps) => (
  <TaskFailure
    title={toTitle(snapshot)}
    failure={snapshot.context.failure}
    onRetry={() => actor.send({ type: 'retried' })}
  >
    <Button variant="text" onPress={() => actor.send({ type: 'cancelled' })}>
      {ui('cancel')}
    </Button>
  </TaskFailure>
);

const WatchEnd = ({ actor, snapshot }: PartProps) => {
  const { saved, missed, fetched } = snapshot.context;
  const count = fetched.length;
  return (
    <>
      {saved && snapshot.matches({ choosing: 'saved' }) && (
        <Alert tone="ok" title={t(`saved.${plural(saved.count)}`, saved)} />
      )}
      {missed.length > 0 && <MissedMeters missed={missed} onRetry={() => actor.send({ type: 'retried' })} />}
      {count > 0 && (
        <p role="status">
          <VisuallyHidden>
            {`${t(`readCount.${plural(count)}`, { count })}. ${ongoingText(snapshot)}.`}
          </VisuallyHidden>
        </p>
      )}
    </>
  );
};

type Props = PartProps & { hadFocus: RefObject<boolean> };

/** Stage of the watch: start, progress, pause, failure or end. */
export const WatchTask = ({ actor, snapshot, hadFocus }: Props) => {
  const progress = useWatchProgress(snapshot);
  const label = taskLabel(snapshot);
  const part = toPart(snapshot);
  const cancel = () => actor.send({ type: 'cancelled' });
  return (
    <>
      <TaskStatus label={label} progress={snapshot.hasTag('busy') ? progress : null} />
      <Panel key={part} hadFocus={hadFocus}>
        {part === 'ready' && <Start actor={actor} />}
        {part === 'cutShort' && <CutShort actor={actor} onLeave={cancel} />}
        {part === 'unequipped' && <Unequipped title={t('unequipped.title')} text={t('unequipped.text')} />}
        {part === 'failed' && <WatchFailure actor={actor} snapshot={snapshot} />}
        {snapshot.hasTag('busy') && (
          <ProgressPanel label={label} progress={progress} onCancel={cancel}>
            {part === 'reading' && (
              <Button onPress={() => actor.send({ type: 'paused' })}>{t('pause')}</Button>
            )}
          </ProgressPanel>
        )}
        {part === 'paused' && (
          <div className={buttons}>
            <Button variant="filled" onPress={() => actor.send({ type: 'resumed' })}>
              {t('resume')}
            </Button>
            <Button variant="text" onPress={cancel}>
              {ui('cancel')}
            </Button>
          </div>
        )}
        {part === 'choosing' && <WatchEnd actor={actor} snapshot={snapshot} />}
      </Panel>
    </>
  );
};
