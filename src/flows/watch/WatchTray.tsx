import { t as ui } from '#locales/fr/ui.ts';
import { t } from '#locales/fr/watch.ts';
import { plural } from '#locales/translator.ts';
import type { WatchActor } from '#machines/watch/watch.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { buttons, floating } from '../../views/progress/LongTask.css.ts';
import { ProgressPanel, TaskStatus } from '../../views/progress/ProgressPanel.tsx';
import * as css from './Watch.css.ts';
import { CutShort, ongoingText, taskLabel, useWatchProgress } from './WatchTask.tsx';

const page = '/espace-consommation/surveillance';

type Props = { actor: WatchActor; onClose: () => void };

/** Watch in the tray, while its page is closed: its progress, then a link to its result. */
export const WatchTray = ({ actor, onClose }: Props) => {
  const snapshot = useSnapshot(actor);
  const progress = useWatchProgress(snapshot);
  const isBusy = snapshot.hasTag('busy');
  const count = snapshot.context.fetched.length;
  const isEnded = snapshot.matches('choosing') && count > 0;
  const label = taskLabel(snapshot) || (isEnded ? ongoingText(snapshot) : t('tray.unread'));
  return (
    <Flow id="watch" snapshot={snapshot}>
      <section aria-label={t('title')} className={`${floating} ${css.inTray}`}>
        {snapshot.matches('cutShort') ? (
          <CutShort actor={actor} onLeave={onClose} />
        ) : (
          <>
            <TaskStatus label={label} progress={isBusy ? progress : null} />
            {isEnded && <p className={css.soft}>{t(`readCount.${plural(count)}`, { count })}</p>}
            {isBusy ? (
              <ProgressPanel
                label={label}
                progress={progress}
                onCancel={() => actor.send({ type: 'cancelled' })}
              >
                <Link variant="outlined" href={page}>
                  {t('tray.follow')}
                </Link>
              </ProgressPanel>
            ) : (
              <div className={buttons}>
                <Link variant="outlined" href={page}>
                  {t('tray.open')}
                </Link>
                <Button variant="text" onPress={onClose}>
                  {ui('close')}
                </Button>
              </div>
            )}
          </>
        )}
      </section>
    </Flow>
  );
};
