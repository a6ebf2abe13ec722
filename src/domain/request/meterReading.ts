import * as z from 'zod/mini';
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

/** What an address of the customer service names (docs/rules.md#customer-service-page): a need, and the meter of a reading. */

/** The address of a request for a need. */
export const addressOfNeed = (need: string, meter?: OpenedMeter): string =>
  `/service-client?${new URLSearchParams({
    besoin: need,
    ...(meter && { compteur: meter.label, contrat: meter.reference }),
    ...(meter?.last && { index: String(meter.last.index), releve: meter.last.date }),
  })}`;

/** The need that an address names; '' where it names none. */
export const needOfAddress = (parameters: URLSearchParams): string => parameters.get('besoin') ?? '';

const meterSchema = z.object({
  compteur: z.string().check(z.trim(), z.minLength(1)),
  contrat: referenceSchema(''),
});

const lastSchema = z.pipe(
  z.object({
    index: z.string().check(z.regex(/^\d{1,8}$/)),
    releve: z.string().check(z.refine(isIsoDay)),
  }),
  z.transform(({ index, releve }): Shown => ({ index: Number(index), date: releve })),
);

/** The meter that an address names with its contract; null where it names none. */
export const meterOfAddress = (parameters: URLSearchParams): OpenedMeter | null => {
  const named = Object.fromEntries(parameters);
  const meter = meterSchema.safeParse(named).data;
  if (!meter) return null;
  const { compteur: label, contrat: reference } = meter;
  return { label, reference, last: lastSchema.safeParse(named).data ?? null };
};
