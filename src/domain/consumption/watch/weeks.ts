import { dayAfter, daysBetween, type IsoDay } from '../../calendar.ts';
import type { Measure } from '../measure.ts';
import { type Episode, watchedDays } from './episodes.ts';

const week = 7;
const weeksShown = 8;
const daysShown = weeksShown * week;

/** Number of days to show after the end of an episode, so that its decrease is visible. */
const daysAfter = 2 * week;

/** Volume in m³ of each day of the leak watch and of the eight weeks before it; null if unknown. */
export type Volumes = { firstDay: IsoDay; days: readonly (number | null)[] };

export const toVolumes = (measures: readonly Measure[], today: IsoDay): Volumes => {
  const byDay = new Map(measures.map(({ day, volume }) => [day, volume]));
  const count = watchedDays + daysShown;
  const firstDay = dayAfter(today, -count);
  return {
    firstDay,
    days: Array.from({ length: count }, (_, rank) => byDay.get(dayAfter(firstDay, rank)) ?? null),
  };
};

/** Eight weeks of a small chart: mean volume per day of each week, in m³; null if no day is known. */
export type Weeks = { startDate: IsoDay; endDate: IsoDay; values: (number | null)[]; marked: boolean[] };

const meanOf = (days: readonly (number | null)[]): number | null => {
  const known = days.filter((volume) => volume !== null);
  return known.length === 0 ? null : known.reduce((total, volume) => total + volume, 0) / known.length;
};

type Span = Pick<Episode, 'startDate' | 'endDate' | 'isGoingOn'>;

const weeksUntil = ({ firstDay, days }: Volumes, end: number, { isGoingOn, ...span }: Span): Weeks => {
  const starts = Array.from({ length: weeksShown }, (_, rank) => end - daysShown + rank * week);
  return {
    startDate: dayAfter(firstDay, end - daysShown),
    endDate: dayAfter(firstDay, end - 1),
    values: starts.map((start) => meanOf(days.slice(start, start + week))),
    marked: starts.map((start) => {
      const [first, last] = [dayAfter(firstDay, start), dayAfter(firstDay, start + week - 1)];
      return isGoingOn && span.startDate <= last && span.endDate >= first;
    }),
  };
};

/** Eight weeks of a chart: the last ones or, for a finished episode, until two weeks after its end. */
export const weeksAround = (volumes: Volumes, episode: Span): Weeks => {
  const yesterday = volumes.days.length;
  const after = daysBetween(volumes.firstDay, episode.endDate) + 1 + daysAfter;
  const end = episode.isGoingOn ? yesterday : Math.min(yesterday, Math.max(after, daysShown));
  return weeksUntil(volumes, end, episode);
};
