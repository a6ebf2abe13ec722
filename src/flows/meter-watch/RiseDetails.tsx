import { type ReactNode, useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import { t as alarmWords } from '#locales/fr/alarm.ts';
import { t } from '#locales/fr/meterWatch.ts';
import type { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import { daysWithin, findAvailableDays, type Period } from '../../domain/consumption/period.ts';
import { type Alarm, toAlarms } from '../../domain/consumption/watch/alarms.ts';
import { firstWatchedDay } from '../../domain/consumption/watch/episodes.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { AlarmText, EmergencyHelp } from '../../views/alarm/AlarmText.tsx';
import { whenText } from '../../views/alarm/alarmWords.ts';
import * as css from './MeterWatch.css.ts';

type AlarmWays = {
  addressOf: (alarm: Alarm) => string;
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

type Props = AlarmWays & { snapshot: SnapshotFrom<typeof meterWatchMachine>; period: Period };

export const RiseDetails = ({ snapshot, period, ...ways }: Props) => {
  const titleId = useId();
  const { episodes, meter, today } = snapshot.context;
  const alarms = toAlarms([{ meter, episodes }]);
  const isHere = ({ episode }: Alarm) => daysWithin([episode], period).length > 0;
  const [here, elsewhere] = [alarms.filter(isHere), alarms.filter((alarm) => !isHere(alarm))];
  const isBeyond = findAvailableDays(period, today).endDate < firstWatchedDay(today);
  if (alarms.length === 0 && !isBeyond) return null;
  return (
    <section aria-labelledby={titleId} className={here.length > 0 ? css.note : css.unprinted}>
      <h3 id={titleId} className={css.title}>
        {t('title')}
      </h3>
      {isBeyond && <p>{t('beyond')}</p>}
      {here.length > 0 && <AlarmsHere alarms={here} {...ways} />}
      {elsewhere.length > 0 && <AlarmsElsewhere alarms={elsewhere} {...ways} />}
      {here.length > 0 && <p className={css.soft}>{alarmWords('limits')}</p>}
    </section>
  );
};
