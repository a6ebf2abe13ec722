import { t as alarmWords } from '#locales/fr/alarm.ts';
import { t } from '#locales/fr/watch.ts';
import type { WatchActor } from '#machines/watch/watch.machine.ts';
import { allUnreadOf } from '#machines/watch/watch.setup.ts';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { PageHeader } from '../../ui/display/PageHeader.tsx';
import { Flow } from '../../views/Flow.tsx';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import type { AlarmWays } from './AlarmItem.tsx';
import { Alarms } from './Alarms.tsx';
import * as css from './Watch.css.ts';
import { WatchTask } from './WatchTask.tsx';

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
        <PageHeader title={t('title')} parent={{ href: '/espace-consommation', name: t('parent') }} />
        <div className={css.intro}>
          <p>{t('about')}</p>
          <p className={css.soft}>{alarmWords('limits')}</p>
        </div>
        <UnreadNotice unread={allUnreadOf(snapshot.context)} />
        <Boundary>
          <WatchTask actor={actor} snapshot={snapshot} />
        </Boundary>
        <Boundary>
          {snapshot.context.fetched.length > 0 && <Alarms actor={actor} snapshot={snapshot} {...ways} />}
        </Boundary>
      </div>
    </Flow>
  );
};
