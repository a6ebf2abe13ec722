import * as z from 'zod/mini';
import { type IsoDay, isIsoDay } from '../calendar.ts';
import type { Measure } from '../consumption/measure.ts';
import type { Meter } from '../consumption/meter.ts';
import type { TypedMeterSearch } from '../consumption/meterSearch.ts';
import { referenceSchema } from '../contract/contract.ts';

/** Number that a meter displays on a day, in whole m³. */
export type Shown = { index: number; date: IsoDay };

export type ReadMeter = { label: string; reference: string };

export type SuggestedMeter = ReadMeter & { address: string };

export const suggestionCriteria = (query: string): TypedMeterSearch =>
  query.split(' ').every((word) => /\d/.test(word))
    ? { matricule: query.toUpperCase() }
    : { siteAddress: query };

export type OpenedMeter = ReadMeter & { last: Shown | null };

export const toReadMeter = ({ matriculeCompteur, idPDS, reference }: Meter): ReadMeter => ({
  label: matriculeCompteur || idPDS,
  reference,
});

export const findLastShown = (measures: readonly Measure[]): Shown | null => {
  let last: Shown | null = null;
  for (const { day, index, isEstimated } of measures)
    if (index !== null && !isEstimated && day >= (last?.date ?? ''))
      last = { index: Math.floor(index), date: day };
  return last;
};

export const isLower = (read: Shown, last: Shown | null): boolean =>
  last !== null && read.date >= last.date && read.index < last.index;

export const addressOfNeed = (need: string, meter?: OpenedMeter): string =>
  `/service-client?${new URLSearchParams({
    besoin: need,
    ...(meter && { compteur: meter.label, contrat: meter.reference }),
    ...(meter?.last && { index: String(meter.last.index), releve: meter.last.date }),
  })}`;

export const needOfAddress = (parameters: URLSearchParams): string => parameters.get('besoin') ?? '';

const meterSchema = z.object({
  compteur: z.string().check(z.trim(), z.minLength(1)),
  contrat: referenceSchema(''),
});

const lastSchema = z.pipe(
  z.object({ index: z.string().check(z.regex(/^\d{1,8}$/)), releve: z.string().check(z.refine(isIsoDay)) }),
  z.transform(({ index, releve }): Shown => ({ index: Number(index), date: releve })),
);

export const meterOfAddress = (parameters: URLSearchParams): OpenedMeter | null => {
  const named = Object.fromEntries(parameters);
  const meter = meterSchema.safeParse(named).data;
  if (!meter) return null;
  const { compteur: label, contrat: reference } = meter;
  return { label, reference, last: lastSchema.safeParse(named).data ?? null };
};
