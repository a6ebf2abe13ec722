import { type IsoDay, isIsoDay } from '../calendar.ts';
import type { Measure } from '../consumption/measure.ts';
import type { Meter } from '../consumption/meter.ts';
import type { TypedMeterSearch } from '../consumption/meterSearch.ts';
import { referenceSchema } from '../contract/contract.ts';

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

const names = {
  need: 'besoin',
  meter: 'compteur',
  reference: 'contrat',
  index: 'index',
  date: 'releve',
} as const;

/** The address of a request for a need of the customer service (docs/rules.md#customer-service-page). */
export const addressOfNeed = (need: string, meter?: OpenedMeter): string => {
  const parameters = new URLSearchParams({ [names.need]: need });
  if (meter) {
    parameters.set(names.meter, meter.label);
    parameters.set(names.reference, meter.reference);
    if (meter.last) {
      parameters.set(names.index, String(meter.last.index));
      parameters.set(names.date, meter.last.date);
    }
  }
  return `/service-client?${parameters}`;
};

export const needOfAddress = (parameters: URLSearchParams): string => parameters.get(names.need) ?? '';

const own = referenceSchema('');

/** The meter that an address names with its contract; null where it names none. */
export const meterOfAddress = (parameters: URLSearchParams): OpenedMeter | null => {
  const label = parameters.get(names.meter)?.trim();
  const reference = own.safeParse(parameters.get(names.reference) ?? '').data;
  if (!label || reference === undefined) return null;
  const [index, date] = [parameters.get(names.index) ?? '', parameters.get(names.date) ?? ''];
  const isKnown = /^\d{1,8}$/.test(index) && isIsoDay(date);
  return { label, reference, last: isKnown ? { index: Number(index), date } : null };
};
