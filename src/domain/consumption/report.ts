import { dayAfter, daysBetween, type IsoDay, isoDay } from '../calendar.ts';
import { spacedReference } from '../contract/contract.ts';
import { groupBy } from '../lists.ts';
import { type Bar, type Pair, sumPairs, toBars } from './bars.ts';
import {
  findIndexGap,
  findLacking,
  type GapSum,
  type IndexGap,
  isComparable,
  lacksVolume,
  sumGaps,
  sumParts,
} from './indexGap.ts';
import { countUnread, type Measure, type Measures } from './measure.ts';
import type { Meter } from './meter.ts';
import { type Days, findAvailableDays, isWithinReach, listPeriods, listSlots, oldestDay } from './period.ts';
import { type Episode, judgeDays } from './watch/episodes.ts';

export const reportYears = (today: Date): string[] => listPeriods('monthly', today).map(({ name }) => name);

export const yearOfAddress = (parameters: URLSearchParams, today: Date): string => {
  const named = parameters.get('annee') ?? '';
  return reportYears(today).includes(named) ? named : String(today.getFullYear() - 1);
};

const periodOf = (year: string) => ({ mode: 'monthly', name: year }) as const;

const yearBefore = (year: string): string => String(Number(year) - 1);

const daysOfYear = (year: string, today: Date): Days => findAvailableDays(periodOf(year), today);

/** Last day that the measures of a year can cover: the back office has no measure of today. */
export const lastDayOf = (year: string, today: Date): IsoDay => {
  const { endDate } = daysOfYear(year, today);
  return endDate < isoDay(today) ? endDate : dayAfter(endDate, -1);
};

/** Days whose monthly measures a report needs: its year and, if still stored, the previous year. */
export const monthsToRead = (year: string, today: Date): Days => {
  const before = periodOf(yearBefore(year));
  const { startDate, endDate } = daysOfYear(year, today);
  return { startDate: isWithinReach(before, today) ? `${before.name}-01-01` : startDate, endDate };
};

/** Minimum number of days with measures before the first compared day (docs/unusual-consumption.md). */
const fewestBefore = 28;

const aYear = 365;

export type JudgedDays = Days & {
  firstJudged: IsoDay;
  /** First day with a stored measure a year earlier. Seasonal rises of earlier days cannot be recognised. */
  firstOfSeason: IsoDay;
};

/** Days to load, and days to compare with the usual consumption; null if no day can be compared. */
export const daysToJudge = (year: string, today: Date): JudgedDays | null => {
  const oldest = oldestDay('daily', today);
  const { startDate } = daysOfYear(year, today);
  const endDate = lastDayOf(year, today);
  const latestOf = (...days: readonly IsoDay[]) => days.toSorted().at(-1) ?? startDate;
  const firstJudged = latestOf(startDate, dayAfter(oldest, fewestBefore));
  return firstJudged < endDate
    ? {
        startDate: latestOf(oldest, dayAfter(startDate, -aYear)),
        endDate,
        firstJudged,
        firstOfSeason: latestOf(startDate, dayAfter(oldest, aYear)),
      }
    : null;
};

type ReportEpisode = Pick<Episode, 'startDate' | 'endDate' | 'isGoingOn' | 'litres' | 'cause'>;

export const judgeYear = (
  measures: readonly Measure[],
  { endDate, firstJudged, firstOfSeason }: Omit<JudgedDays, 'startDate'>,
): ReportEpisode[] => {
  const end = dayAfter(endDate, 1);
  return judgeDays(measures, end, daysBetween(firstJudged, end)).episodes.filter(
    ({ cause, startDate }) => cause === 'leak' || startDate >= firstOfSeason,
  );
};

/** Month of a meter. `isUnread`: the portal could not load the measures of the meter. */
export type ReportMonth = Bar & {
  isUnread?: true;
  /** Index difference minus measured volume, in m³, of this year and of the previous year. */
  lacking: number;
  lackingBefore: number;
};

export type MeterYear = {
  meter: Meter;
  months: readonly ReportMonth[];
  unreadCount: number;
  gap: IndexGap | null;
  episodes: readonly ReportEpisode[] | null;
};

type Read = Measures & { year: string; today: Date };

export const monthsOf = ({ year, today, measures, ...read }: Read): Omit<MeterYear, 'meter' | 'episodes'> => {
  const isOf = (of: string) => (measure: Measure) => measure.day.startsWith(of);
  const within = measures.filter(isOf(year));
  const before = measures.filter(isOf(yearBefore(year)));
  const bars = toBars({ kind: 'TR', period: periodOf(year), today, measures: within, before });
  const lacking = findLacking([...before, ...within]);
  return {
    months: bars.map((bar) => ({
      ...bar,
      lacking: lacking.get(bar.slot) ?? 0,
      lackingBefore: lacking.get(bar.slotBefore ?? '') ?? 0,
    })),
    unreadCount: countUnread({ ...read, measures: within }),
    gap: findIndexGap([...before, ...within], `${year}-01-01`),
  };
};

/** Year of a meter whose measures failed to load. Each month up to the current one has no volume. */
export const unreadYear = (meter: Meter, year: string, today: Date): MeterYear => {
  const { months, ...read } = monthsOf({ year, today, measures: [] });
  const isDue = ({ slot }: ReportMonth) => slot <= isoDay(today).slice(0, 7);
  const toUnread = (month: ReportMonth): ReportMonth => ({ ...month, nature: 'noReading', isUnread: true });
  return {
    meter,
    ...read,
    months: months.map((month) => (isDue(month) ? toUnread(month) : month)),
    episodes: [],
  };
};

export const qualityOf = ({ nature, isUnread }: Pick<ReportMonth, 'nature' | 'isUnread'>) => {
  if (nature === 'toCome') return null;
  if (isUnread) return 'unread';
  return nature === 'measured' || nature === 'estimated' ? nature : 'missing';
};

/** Numbers of months by quality. `unread`: months of meters whose measures failed to load. */
type Counts = { measured: number; estimated: number; missing: number; unread: number };

export type ReportSum = Counts & {
  volume: number | null;
  /** Volume of the same months of the previous year, in m³; null if unknown. */
  before: number | null;
  /** Volume in m³ of the months with at least one estimated measure. */
  estimatedVolume: number;
  /** True if most of the volume is estimated. */
  isEstimated: boolean;
  /** Volume in m³ that the indexes show but the measures lack. */
  lacking: number;
  incomplete: number;
  /** True if all past months are complete and agree with the indexes. */
  isWhole: boolean;
  /** True if more than a tenth of the volume is missing, or if all measures of a meter are missing. */
  isPartial: boolean;
  isBeforePartial: boolean;
  /** Sum of the compared months; null if no month can be compared. */
  compared: Pair | null;
};

export const isIncomplete = ({ isPartial, lacking }: ReportMonth): boolean => isPartial || lacking > 0;

const yearBeforeOf = ({ before, lackingBefore, isBeforePartial }: ReportMonth) => ({
  volume: before,
  lacking: lackingBefore,
  isPartial: isBeforePartial,
});

/** True for a past month with at least nine tenths of its volume in both years. */
export const isCompared = (month: ReportMonth): month is ReportMonth & Pair =>
  !month.isUnderWay && isComparable(month) && isComparable(yearBeforeOf(month));

const sumMonths = (months: readonly ReportMonth[], gap: GapSum | null = null): ReportSum => {
  const due = months.filter((month) => qualityOf(month) !== null);
  const count = (quality: keyof Counts) => due.filter((month) => qualityOf(month) === quality).length;
  const sum = sumParts(due.map((month) => ({ ...month, isEstimated: qualityOf(month) === 'estimated' })));
  const before = sumParts(due.map(yearBeforeOf));
  const [missing, unread] = [count('missing'), count('unread')];
  return {
    ...sum,
    before: before.volume,
    incomplete: months.filter(isIncomplete).length,
    measured: count('measured'),
    estimated: count('estimated'),
    missing,
    unread,
    isPartial: unread > 0 || sum.isPartial,
    isBeforePartial: before.isPartial,
    isWhole: missing + unread === 0 && !months.some(isIncomplete) && !lacksVolume({ gap }),
    compared: sumPairs(months.filter(isCompared)),
  };
};

export const siteOf = (meter: Pick<Meter, 'adresseDesserte' | 'reference'>): string =>
  meter.adresseDesserte.trim() || spacedReference(meter.reference);

export type ReportRow = ReportSum & { key: string; meters: readonly Meter[]; readCount: number };

export type ReportSlot = ReportSum & { month: string; isUnderWay: boolean };

/** Yearly consumption of the remotely read meters of an account (docs/rules.md#report). */
export type Report = ReportSum & {
  year: string;
  months: readonly ReportSlot[];
  /** Rows by contract and by served address, largest volume first. `key`: contract reference or address. */
  contracts: readonly ReportRow[];
  sites: readonly ReportRow[];
  /** Periods of unusual consumption, except seasonal ones, largest surplus first. */
  rises: readonly { meter: Meter; episode: ReportEpisode }[];
  seasonCount: number;
  notJudgedCount: number;
  unreadCount: number;
  gap: GapSum | null;
};

const gapOf = (years: readonly MeterYear[]): GapSum | null => sumGaps(years.flatMap(({ gap }) => gap ?? []));

const monthsIn = (years: readonly MeterYear[]): ReportMonth[] => years.flatMap(({ months }) => months);

const rowsBy = (years: readonly MeterYear[], keyOf: (meter: Meter) => string): ReportRow[] => {
  return [...groupBy(years, ({ meter }) => keyOf(meter))]
    .map(([key, own]) => ({
      key,
      meters: own.map(({ meter }) => meter),
      readCount: own.filter(({ months }) => !months.some(({ isUnread }) => isUnread)).length,
      ...sumMonths(monthsIn(own), gapOf(own)),
    }))
    .sort((one, other) => (other.volume ?? -1) - (one.volume ?? -1) || one.key.localeCompare(other.key));
};

const toSlot = (month: string, months: readonly ReportMonth[]): ReportSlot => {
  const sum = sumMonths(months);
  const isUnderWay = months.some((each) => each.isUnderWay);
  return { month, ...sum, isUnderWay, isPartial: sum.isPartial && !isUnderWay };
};

export const toReport = (year: string, years: readonly MeterYear[]): Report => {
  const gap = gapOf(years);
  const episodes = years.flatMap(({ meter, episodes }) =>
    (episodes ?? []).map((episode) => ({ meter, episode })),
  );
  const isOfSeason = ({ episode: { cause } }: { episode: ReportEpisode }) => cause === 'season';
  return {
    year,
    ...sumMonths(monthsIn(years), gap),
    months: listSlots(periodOf(year)).map((month, rank) =>
      toSlot(
        month,
        years.flatMap(({ months }) => months[rank] ?? []),
      ),
    ),
    contracts: rowsBy(years, ({ reference }) => reference),
    sites: rowsBy(years, siteOf),
    rises: episodes
      .filter((rise) => !isOfSeason(rise))
      .sort((one, other) => other.episode.litres - one.episode.litres),
    seasonCount: episodes.filter(isOfSeason).length,
    notJudgedCount: years.filter(({ episodes }) => episodes === null).length,
    unreadCount: years.reduce((count, { unreadCount }) => count + unreadCount, 0),
    gap,
  };
};

export const isUnderWay = (year: string, today: Date): boolean => isoDay(today).startsWith(year);
