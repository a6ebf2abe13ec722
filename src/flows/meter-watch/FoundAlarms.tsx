import type { ReactNode } from 'react';
import { t } from '#locales/fr/meterWatch.ts';
import type { Alarm } from '#machines/domain/consumption/watch/alarms.ts';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { AlarmText } from '../../views/alarm/AlarmText.tsx';
import { whenText } from '../../views/alarm/alarmWords.ts';
import { EmergencyHelp } from '../../views/alarm/EmergencyHelp.tsx';
import * as css from './MeterWatch.css.ts';

export type AlarmWays = {
  /** Where the days of an alarm are shown. */
  addressOf: (alarm: Alarm) => string;
  /** A request about it, filled in, to whom has a customer service; nothing where there is none to send. */
  requestOf: (alarm: Alarm) => ReactNode;
  /** Answered at any time, in the brand. */
  emergencyPhone: string;
};

/** The rises of the days that are shown, explained, with what to do. */
export const AlarmsHere = ({
  alarms,
  requestOf,
  emergencyPhone,
}: AlarmWays & { alarms: readonly Alarm[] }) => (
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

/** The rises of other months, which lead there. */
export const AlarmsElsewhere = ({
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
