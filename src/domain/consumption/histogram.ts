import { type IsoDay, isoDay } from '../calendar.ts';
import { type Bar, findLastIndex, type MeterRead, sumVolumes, toBars } from './bars.ts';
import { countUnread, meterChanges } from './measure.ts';
import { type Days, daysWithin, isWithinReach, listSlots, periodOn, toSlot, yearBefore } from './period.ts';
import { isAYearAfter, toSiteReadings } from './siteReadings.ts';

/** What a meter has used against the year before, like with like only (docs/rules.md#year-before). */
export type Comparison =
  /** The year before could not be read. */
  | { kind: 'unread' }
  /** It is older than measures are kept. */
  | { kind: 'tooOld' }
  /** Nothing is known of the same time in both years. */
  | { kind: 'nothing' }
  /** The months or days known whole in both, and what was used in all of them, in m³. */
  | { kind: 'compared'; slots: readonly string[]; volume: number; before: number };

/** Days in a row that stand out: what is written over them where that has room, and what is said of each. */
export type Marks = { spans: readonly Days[]; label: string; word: string };

/** What a histogram shows of a period. */
export type Histogram = {
  kind: MeterRead['kind'];
  period: MeterRead['period'];
  /** Its months or its days; of a meter read on site, its readings. */
  bars: readonly Bar[];
  /** What is known, in m³; null where nothing is. */
  total: number | null;
  /** The newest day of the period that was read, and not estimated. */
  newestReading: IsoDay | null;
  comparison: Comparison;
  /** What is over and cannot be compared: it is missing, in one year or the other. */
  leftOut: readonly string[];
  /** The days of readings on site that did not come. */
  missedReadings: readonly IsoDay[];
  /** How many readings of it cannot be read: the total lacks them. */
  unreadCount: number;
  /** The days by which the meter was changed, within the period. */
  changes: readonly IsoDay[];
  /** The year before is of another meter, wholly or in part. */
  isOtherMeter: boolean;
  /** The days of the period that stand out, where some do. */
  marks?: Marks;
};

const isComparable = (bar: Bar): bar is Bar & { volume: number; before: number } =>
  bar.volume !== null && bar.before !== null && !bar.isPartial && !bar.isBeforePartial;

const compareWithYearBefore = (over: readonly Bar[], { period, today, before }: MeterRead): Comparison => {
  if (before === null) return { kind: isWithinReach(yearBefore(period), today) ? 'unread' : 'tooOld' };
  const compared = over.filter(isComparable);
  if (compared.length === 0) return { kind: 'nothing' };
  return {
    kind: 'compared',
    slots: compared.map(({ slot }) => slot),
    volume: sumVolumes(compared.map((bar) => bar.volume)),
    before: sumVolumes(compared.map((bar) => bar.before)),
  };
};

/** Of readings on site, all or nothing: what is compared is what they cover together. */
const compareSiteReadings = (bars: readonly Bar[], read: MeterRead): Comparison => {
  const comparison = compareWithYearBefore(bars, read);
  return comparison.kind === 'compared' && comparison.slots.length < bars.length
    ? { kind: 'nothing' }
    : comparison;
};

/** The bars of a meter read on site, one a reading of its period, over the days that it covers. */
const toSiteBars = ({ measures, before }: Pick<MeterRead, 'measures' | 'before'>): Bar[] => {
  const readings = toSiteReadings([...(before ?? []), ...measures]);
  const changes = new Set(meterChanges(measures).map(({ day }) => day));
  const ofPeriod = new Set(measures.map(({ day }) => day));
  return readings
    .filter(({ day }) => ofPeriod.has(day))
    .map((reading): Bar => {
      const { day, volume, isEstimated, span } = reading;
      const same = readings.find((other) => isAYearAfter(span, other.span));
      return {
        slot: day,
        span,
        volume,
        correction: Math.min(volume, 0),
        nature: isEstimated ? 'estimated' : 'measured',
        isUnderWay: false,
        isPartial: false,
        isMeterChanged: changes.has(day),
        index: findLastIndex([reading]),
        slotBefore: same?.day ?? null,
        spanBefore: same?.span ?? null,
        before: same?.volume ?? null,
        isBeforePartial: false,
      };
    });
};

/** The histogram of what has been read (docs/rules.md#histogram). */
export const toHistogram = (read: MeterRead): Histogram => {
  const { kind, period, today, measures, before } = read;
  const isOnSite = kind === 'SE';
  const slots = new Set(listSlots(period));
  const within = measures.filter(({ day }) => slots.has(toSlot(period.mode, day)));
  const bars = isOnSite ? toSiteBars({ measures: within, before }) : toBars({ ...read, measures: within });
  const known = bars.flatMap(({ volume }) => volume ?? []);
  const now = isoDay(today);
  const over = isOnSite ? bars : bars.filter(({ slot }) => slot < toSlot(period.mode, now));
  const ofYearBefore = (before ?? []).filter(
    ({ day }) => periodOn(period.mode, day).name === yearBefore(period).name,
  );
  const readings = within.filter(
    ({ day, volume, isEstimated }) => volume !== null && !isEstimated && day <= now,
  );
  return {
    kind,
    period,
    bars,
    total: known.length ? sumVolumes(known) : null,
    newestReading: readings.at(-1)?.day ?? null,
    comparison: isOnSite ? compareSiteReadings(bars, read) : compareWithYearBefore(over, read),
    // 29 February has nothing to be compared with: it is not missing.
    leftOut: isOnSite
      ? []
      : over.filter((bar) => bar.slotBefore !== null && !isComparable(bar)).map(({ slot }) => slot),
    unreadCount: countUnread({ ...read, measures: within }),
    missedReadings: isOnSite
      ? within.filter(({ volume, isUnread }) => volume === null && !isUnread).map(({ day }) => day)
      : [],
    changes: meterChanges(within).map(({ day }) => day),
    isOtherMeter: meterChanges([...ofYearBefore, ...within]).length > 0,
  };
};

/** A histogram with days that stand out: those of its period, where it is shown by day. */
export const markDays = (histogram: Histogram, marks: Marks): Histogram => {
  const spans = daysWithin(marks.spans, histogram.period);
  if (spans.length === 0) return histogram;
  const isMarked = (slot: string) =>
    spans.some(({ startDate, endDate }) => slot >= startDate && slot <= endDate);
  return {
    ...histogram,
    marks: { ...marks, spans },
    bars: histogram.bars.map((bar) => (isMarked(bar.slot) ? { ...bar, mark: marks.word } : bar)),
  };
};
