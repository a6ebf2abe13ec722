import { useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t as alarmWords } from '#locales/fr/alarm.ts';
import { t } from '#locales/fr/meterWatch.ts';
import { plural } from '#locales/plural.ts';
import { daysWithin } from '#machines/domain/consumption/daysWithin.ts';
import { findAvailableDays, type Period } from '#machines/domain/consumption/period.ts';
import { type Alarm, toAlarms } from '#machines/domain/consumption/watch/alarms.ts';
import { firstWatchedDay } from '#machines/domain/consumption/watch/episodes.ts';
import type { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import { WithServicePhone } from '../../ui/display/WithServicePhone.tsx';
import { Flow } from '../../views/Flow.tsx';
import { failureText } from '../../views/failureText.ts';
import { RetryButton } from '../../views/forbidden.tsx';
import { Panel } from '../../views/Panel.tsx';
import { useSnapshot } from '../../views/useSnapshot.ts';
import { AlarmsElsewhere, AlarmsHere, type AlarmWays } from './FoundAlarms.tsx';
import * as css from './MeterWatch.css.ts';

type Snapshot = SnapshotFrom<typeof meterWatchMachine>;

const toStatus = (snapshot: Snapshot, period: Period, here: readonly Alarm[]): string => {
  if (snapshot.matches('reading')) return t('reading');
  if (snapshot.matches('unread')) return '';
  const { today } = snapshot.context;
  if (findAvailableDays(period, today).endDate < firstWatchedDay(today)) return t('beyond');
  if (snapshot.matches('usual')) return t('none');
  return here.length === 0 ? t('noneHere') : t(`here.${plural(here.length)}`, { count: here.length });
};

type Props = AlarmWays & {
  actor: ActorRefFrom<typeof meterWatchMachine>;
  /** The month whose days the chart shows. */
  period: Period;
};

/** Under the days of a meter, those above what is usual, in words (docs/rules.md#unusual-days). */
export const MeterWatchView = ({ actor, period, ...ways }: Props) => {
  const snapshot = useSnapshot(actor);
  const hadFocus = useRef(false);
  const { episodes, meter, failure } = snapshot.context;
  const alarms = toAlarms([{ meter, episodes }]);
  const isHere = ({ episode }: Alarm) => daysWithin([episode], period).length > 0;
  const [here, elsewhere] = [alarms.filter(isHere), alarms.filter((alarm) => !isHere(alarm))];
  const isUnread = snapshot.matches('unread');
  return (
    <Flow id="meterWatch" snapshot={snapshot}>
      <div className={here.length > 0 ? css.note : css.unprinted}>
        <h3 className={css.title}>{t('title')}</h3>
        <Panel key={isUnread ? 'unread' : 'read'} hadFocus={hadFocus}>
          {!isUnread && <p role="status">{toStatus(snapshot, period, here)}</p>}
          {isUnread && (
            <div className={css.part}>
              <p role="alert">
                <WithServicePhone>{t('unread', { reason: failureText(failure) })}</WithServicePhone>
              </p>
              <div className={css.actions}>
                <RetryButton failure={failure} onPress={() => actor.send({ type: 'retried' })} />
              </div>
            </div>
          )}
        </Panel>
        {here.length > 0 && <AlarmsHere alarms={here} {...ways} />}
        {elsewhere.length > 0 && <AlarmsElsewhere alarms={elsewhere} {...ways} />}
        {(snapshot.matches('usual') || snapshot.matches('found')) && (
          <p className={css.soft}>{alarmWords('limits')}</p>
        )}
      </div>
    </Flow>
  );
};
