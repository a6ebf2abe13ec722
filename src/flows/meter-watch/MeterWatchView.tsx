import { type ReactNode, useRef } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { t as alarmWords } from '#locales/fr/alarm.ts';
import { t } from '#locales/fr/meterWatch.ts';
import { plural } from '#locales/translator.ts';
import type { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import { daysWithin, findAvailableDays, type Period } from '../../domain/consumption/period.ts';
import { type Alarm, toAlarms } from '../../domain/consumption/watch/alarms.ts';
import { firstWatchedDay } from '../../domain/consumption/watch/episodes.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { WithServicePhone } from '../../ui/theme/brand.tsx';
import { AlarmText, EmergencyHelp } from '../../views/alarm/AlarmText.tsx';
import { whenText } from '../../views/alarm/alarmWords.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { failureText } from '../../views/failureText.ts';
import { RetryButton } from '../../views/forbidden.tsx';
import { Panel } from '../../views/Panel.tsx';
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

type AlarmWays = {
  addressOf: (alarm: Alarm) => string;
  /** Button that opens a request about an alarm; null for a user without a customer service. */
  requestOf: (alarm: Alarm) => ReactNode;
  emergencyPhone: string;
};

const AlarmsHere = ({ alarms, requestOf, emergencyPhone }: AlarmWays & { alarms: readonly Alarm[] }) => (
  <>
    {alarms.some(({ episode }) => episode.cause !== 'season') && <EmergencyHelp phone={emergencyPhone} />}
    <ul aria-label={t('list')} className={css.list}>
      {alarms.map((alarm) => (
        <li key={alarm.episode.startDate} className={css.alarm}>
          <AlarmText episode={alarm.episode} />
          <div className={css.actions}>{requestOf(alarm)}</div>
        </li>
      ))}
    </ul>
  </>
);

const AlarmsElsewhere = ({
  alarms,
  addressOf,
}: Pick<AlarmWays, 'addressOf'> & { alarms: readonly Alarm[] }) => (
  <div className={css.elsewhere}>
    <p>{t('others')}</p>
    <ul aria-label={t('others')} className={css.others}>
      {alarms.map((alarm) => (
        <li key={alarm.episode.startDate}>
          <Link href={addressOf(alarm)}>{whenText(alarm.episode)}</Link>
        </li>
      ))}
    </ul>
  </div>
);

type Props = AlarmWays & {
  actor: ActorRefFrom<typeof meterWatchMachine>;
  period: Period;
};

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
