import { t } from '#locales/fr/watch.ts';
import { plural } from '#locales/translator.ts';
import type { WatchActor } from '#machines/watch/watch.machine.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { TaskInTray } from '../../views/progress/BatchTask.tsx';
import * as css from './Watch.css.ts';
import { CutShort, ongoingText, taskLabel, useWatchProgress } from './WatchTask.tsx';

type Props = { actor: WatchActor; onClose: () => void };

export const WatchTray = ({ actor, onClose }: Props) => {
  const snapshot = useSnapshot(actor);
  const progress = useWatchProgress(snapshot);
  const count = snapshot.context.fetched.length;
  const isEnded = snapshot.matches('choosing') && count > 0;
  return (
    <Flow id="watch" snapshot={snapshot}>
      <TaskInTray
        title={t('title')}
        label={taskLabel(snapshot) || (isEnded ? ongoingText(snapshot) : t('tray.unread'))}
        progress={progress}
        isBusy={snapshot.hasTag('busy')}
        href="/espace-consommation/surveillance"
        follow={t('tray.follow')}
        open={t('tray.open')}
        onCancel={() => actor.send({ type: 'cancelled' })}
        onClose={onClose}
        cutShort={snapshot.matches('cutShort') && <CutShort actor={actor} onLeave={onClose} />}
      >
        {isEnded && <p className={css.soft}>{t(`readCount.${plural(count)}`, { count })}</p>}
      </TaskInTray>
    </Flow>
  );
};
