import { t } from '#locales/fr/watch.ts';
import type { WatchActor } from '#machines/watch/watch.machine.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Flow } from '../../views/Flow.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import type { AlarmWays } from './AlarmItem.tsx';
import { Alarms } from './Alarms.tsx';
import * as css from './Watch.css.ts';
import { WatchResult } from './WatchResult.tsx';
import { WatchTask } from './WatchTask.tsx';
import type { WatchSnapshot } from './watchActor.ts';

const list = '/espace-consommation';

const isTask = (snapshot: WatchSnapshot): boolean =>
  !snapshot.matches('ready') && !snapshot.matches('unequipped') && !snapshot.matches('choosing');

type Props = AlarmWays & {
  actor: WatchActor;
  /** Answered at any time, in the brand. */
  emergencyPhone: string;
};

/** Every meter read from afar, and the days above what is usual (docs/rules.md#watch). */
export const WatchView = ({ actor, ...ways }: Props) => {
  const snapshot = useSnapshot(actor);
  return (
    <Flow id="watch" snapshot={snapshot}>
      <div className={css.page}>
        <PageHeader title={t('title')} parent={{ href: list, name: t('parent') }} />
        <div className={css.intro}>
          <p>{t('about')}</p>
          <p className={css.soft}>{t('limits')}</p>
        </div>
        {snapshot.matches('ready') && (
          <div className={css.actions}>
            <Button variant="filled" onPress={() => actor.send({ type: 'started' })}>
              {t('start')}
            </Button>
          </div>
        )}
        {snapshot.matches('unequipped') && (
          <>
            <Alert tone="info" title={t('unequipped.title')}>
              {t('unequipped.text')}
            </Alert>
            <div className={css.actions}>
              <Link variant="outlined" href={list}>
                {t('unequipped.list')}
              </Link>
            </div>
          </>
        )}
        {isTask(snapshot) && <WatchTask actor={actor} snapshot={snapshot} />}
        {snapshot.matches('choosing') && <WatchResult actor={actor} snapshot={snapshot} />}
        {snapshot.context.fetched.length > 0 && <Alarms actor={actor} snapshot={snapshot} {...ways} />}
      </div>
    </Flow>
  );
};
