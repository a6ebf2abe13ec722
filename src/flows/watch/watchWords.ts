import { t } from '#locales/fr/watch.ts';
import { formatLitres } from '../../domain/amounts.ts';
import { type Alarm, isOngoing } from '../../domain/consumption/watch/alarms.ts';
import { type Weeks, weeksAround } from '../../domain/consumption/watch/weeks.ts';
import { dayName, shortDayName } from '../../domain/format.ts';

const stateOf = (alarm: Alarm) => {
  if (isOngoing(alarm)) return 'ongoing';
  return alarm.episode.isGoingOn ? 'season' : 'ended';
};

const tones = { ongoing: 'bad', season: 'neutral', ended: 'info' } as const;

export const stateText = (alarm: Alarm): { tone: (typeof tones)[keyof typeof tones]; text: string } => {
  const state = stateOf(alarm);
  return { tone: tones[state], text: t(`state.${state}`) };
};

/** Start of an ongoing rise, « 17 nov. »; both days of an ended one, « 17 oct. → 28 oct. ». */
export const daysText = ({ episode: { startDate, endDate, isGoingOn } }: Alarm, today: Date): string => {
  const start = shortDayName(startDate, today);
  return isGoingOn ? start : t('between', { start, end: shortDayName(endDate, today) });
};

export const dailyText = ({ episode }: Alarm): string =>
  t('aDay', { volume: formatLitres(episode.litresADay) });

export const causeText = ({ episode: { cause, isGoingOn } }: Alarm): string =>
  t(`cause.${cause}.${isGoingOn ? 'ongoing' : 'ended'}`);

export const weeksOf = ({ episode, volumes }: Alarm): Weeks | null =>
  volumes ? weeksAround(volumes, episode) : null;

export const weeksText = ({ startDate, endDate }: Weeks): string =>
  t('weeks', { start: dayName(startDate), end: dayName(endDate) });

const minute = 60_000;

/** Age of a result: « il y a 4 min ». */
export const agoText = (readAt: number, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - readAt) / minute));
  if (minutes < 1) return t('ago.now');
  if (minutes < 60) return t('ago.minutes', { count: minutes });
  return t('ago.hours', { count: Math.floor(minutes / 60) });
};
