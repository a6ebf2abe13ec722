import type { IsoDay } from '../calendar.ts';
import type { Measure } from '../consumption/measure.ts';
import type { Meter } from '../consumption/meter.ts';
import type { TypedMeterSearch } from '../consumption/meterSearch.ts';

/** What a meter has shown on a day, in whole m³. */
export type Shown = { index: number; date: IsoDay };

/** A meter that a reading is of: what it is called, and the contract that it belongs to. */
export type ReadMeter = { label: string; reference: string };

/** A meter to choose among those suggested: where it measures tells it from the others. */
export type SuggestedMeter = ReadMeter & { address: string };

/** What is looked for of what is typed: a number of a meter, whose words all have a digit, else the address of a site. */
export const suggestionCriteria = (query: string): TypedMeterSearch =>
  query.split(' ').every((word) => /\d/.test(word))
    ? { matricule: query.toUpperCase() }
    : { siteAddress: query };

/** A meter whose reading is opened from its page, with what it has last shown, where that is known there. */
export type OpenedMeter = ReadMeter & { last: Shown | null };

/** What is called a meter in a request: its number; where it has none, where it measures. */
export const toReadMeter = ({ matriculeCompteur, idPDS, reference }: Meter): ReadMeter => ({
  label: matriculeCompteur || idPDS,
  reference,
});

/** The last index among measures, in any order; an estimate is none. */
export const findLastShown = (measures: readonly Measure[]): Shown | null => {
  let last: Shown | null = null;
  for (const { day, index, isEstimated } of measures)
    if (index !== null && !isEstimated && day >= (last?.date ?? ''))
      last = { index: Math.floor(index), date: day };
  return last;
};

/** Whether a reading is lower than one that was made before it, or the same day. */
export const isLower = (read: Shown, last: Shown | null): boolean =>
  last !== null && read.date >= last.date && read.index < last.index;
