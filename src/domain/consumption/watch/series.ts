import type { IsoDay } from '../../calendar.ts';
import { listCorrections, type Measure } from '../measure.ts';
import { meterChanges } from '../meterChanges.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** A day as a number, so that the day a week before is 7 less. */
export type DayNumber = number;

export const toDayNumber = (day: IsoDay): DayNumber => Math.round(Date.parse(`${day}T00:00:00Z`) / dayLength);

export const toIsoDay = (day: DayNumber): IsoDay =>
  new Date(day * dayLength).toISOString().slice(0, 'yyyy-MM-dd'.length);

/** What is known of each day of a meter, in litres. */
export type Series = {
  /** The days that were read. One that is missing is not here: it is no zero. */
  litres: ReadonlyMap<DayNumber, number>;
  /** Those that the utility has estimated: neither judged nor compared with. */
  estimated: ReadonlySet<DayNumber>;
  /** Days with a correction of the utility: neither judged nor used as a reference. */
  corrected: ReadonlySet<DayNumber>;
  /** The days of which a reading was due and none is known. */
  isMissing: (day: DayNumber) => boolean;
  /** The first day that the meter of a day has measured whole; nothing before it is compared with that day. */
  firstOfMeter: (day: DayNumber) => DayNumber;
};

/** The days of a change of meter: what was used meanwhile is of neither, or of both. */
const changing = (measures: readonly Measure[]): { first: DayNumber; last: DayNumber }[] =>
  meterChanges(measures).map(({ after, day }) => ({
    first: toDayNumber(after) + 1,
    last: toDayNumber(day),
  }));

/** The days of measures by day, one for each. */
export const toSeries = (measures: readonly Measure[]): Series => {
  const litres = new Map<DayNumber, number>();
  const estimated = new Set<DayNumber>();
  const corrected = new Set(listCorrections(measures).map(({ day }) => toDayNumber(day)));
  const changes = changing(measures);
  for (const { day, volume, isEstimated } of measures) {
    const number = toDayNumber(day);
    if (isEstimated) estimated.add(number);
    const isJudged = !isEstimated && !corrected.has(number);
    if (volume !== null && isJudged && !changes.some(({ first, last }) => number >= first && number <= last))
      litres.set(number, Math.round(volume * 1000));
  }
  return {
    litres,
    estimated,
    corrected,
    isMissing: (day) => !litres.has(day) && !estimated.has(day) && !corrected.has(day),
    firstOfMeter: (day) => (changes.findLast(({ last }) => last < day)?.last ?? Number.NEGATIVE_INFINITY) + 1,
  };
};
