import type { RefObject } from 'react';
import type { SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/watch.ts';
import { plural } from '#locales/translator.ts';
import { remaining } from '#machines/meter/meterBatches.state.ts';
import { alarmsOf, type WatchActor, type watchMachine } from '#machines/watch/watch.machine.ts';
import { isOngoing } from '../../domain/consumption/watch/alarms.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { Card } from '../../ui/display/layout.tsx';
import { VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import { BatchTask, CutShortTask } from '../../views/progress/BatchTask.tsx';
import { buttons } from '../../views/progress/LongTask.css.ts';
import { MissedMeters, Unequipped } from '../../views/progress/MissedMeters.tsx';
import { useProgress } from '../../views/progress/ProgressPanel.tsx';
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

/** Proposes to restart the leak watch that the end of the session has interrupted. */
export const CutShort = ({ actor, onLeave }: Pick<PartProps, 'actor'> & { onLeave: () => void }) => (
  <CutShortTask
    title={t('cutShort.title')}
    text={t('cutShort.text')}
    resume={t('again')}
    leave={t('cutShort.leave')}
    onResume={() => actor.send({ type: 'started' })}
    onLeave={onLeave}
  />
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

export const WatchTask = ({ actor, snapshot, hadFocus }: Props) => {
  const progress = useWatchProgress(snapshot);
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
      failureTitle={toTitle(snapshot)}
    >
      {part === 'ready' && <Start actor={actor} />}
      {part === 'cutShort' && <CutShort actor={actor} onLeave={() => actor.send({ type: 'cancelled' })} />}
      {part === 'unequipped' && <Unequipped title={t('unequipped.title')} text={t('unequipped.text')} />}
      {part === 'choosing' && <WatchEnd actor={actor} snapshot={snapshot} />}
    </BatchTask>
  );
};
