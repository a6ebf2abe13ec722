import * as z from 'zod/mini';
import { isIsoDay } from '../calendar.ts';
import { referenceSchema } from '../contract/contract.ts';
import type { OpenedMeter, Shown } from './meterReading.ts';

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
