import { useRef } from 'react';
import { t as ui } from '#locales/fr/ui.ts';
import { t } from '#locales/fr/watch.ts';
import { plural } from '#locales/plural.ts';
import { remaining } from '#machines/watch/watch.setup.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Unequipped } from '../../views/consumption/Unequipped.tsx';
import { Panel } from '../../views/Panel.tsx';
import { buttons } from '../../views/progress/LongTask.css.ts';
import { ProgressPanel } from '../../views/progress/ProgressPanel.tsx';
import { TaskStatus } from '../../views/progress/TaskStatus.tsx';
import { useProgress } from '../../views/progress/useProgress.ts';
import * as css from './Watch.css.ts';
import { WatchFailure } from './WatchFailure.tsx';
import { WatchResult } from './WatchResult.tsx';
import type { PartProps, WatchSnapshot } from './watchActor.ts';

const doneIn = ({ context }: WatchSnapshot) => context.meters.length - remaining(context).length;

const toLabel = (snapshot: WatchSnapshot): string => {
  const total = snapshot.context.meters.length;
  if (snapshot.matches('listing')) return t('busy.listing');
  if (snapshot.matches('writing')) return t('busy.writing');
  if (snapshot.matches('saving')) return t('busy.saving');
  if (snapshot.matches('paused')) return t('paused', { done: doneIn(snapshot), total });
  return snapshot.matches('reading') ? t(`busy.reading.${plural(total)}`, { count: total }) : '';
};

/** How far the whole is: of the batches that are read, and of the one under way. */
const useWatchProgress = (snapshot: WatchSnapshot) => {
  const { listMeters, readMeters } = snapshot.children;
  const progress = useProgress(listMeters ?? readMeters);
  if (!snapshot.matches('reading')) return progress;
  return { done: doneIn(snapshot) + (progress?.done ?? 0), total: snapshot.context.meters.length };
};

const toPart = (snapshot: WatchSnapshot) => {
  if (snapshot.matches('reading')) return 'reading';
  if (snapshot.hasTag('busy')) return 'busy';
  const still = (['ready', 'unequipped', 'paused', 'choosing'] as const).find((state) =>
    snapshot.matches(state),
  );
  return still ?? 'failed';
};

/** What is under way or has come of it, and what may be done: what takes the place of a button takes its focus. */
export const WatchTask = ({ actor, snapshot }: PartProps) => {
  const hadFocus = useRef(false);
  const progress = useWatchProgress(snapshot);
  const label = toLabel(snapshot);
  const part = toPart(snapshot);
  const cancel = () => actor.send({ type: 'cancelled' });
  return (
    <div className={css.section}>
      <TaskStatus label={label} progress={snapshot.hasTag('busy') ? progress : null} />
      <Panel key={part} hadFocus={hadFocus}>
        {part === 'ready' && (
          <div className={buttons}>
            <Button variant="filled" onPress={() => actor.send({ type: 'started' })}>
              {t('start')}
            </Button>
          </div>
        )}
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
        {part === 'choosing' && <WatchResult actor={actor} snapshot={snapshot} />}
      </Panel>
    </div>
  );
};
