import * as z from 'zod/mini';
import {
  orNothing,
  reference,
  siteAddress,
  type Typed,
  toSearchParams,
  trimmed,
  typedIn,
} from '../contract/criteria.ts';

const fields = ['reference', 'matricule', 'siteAddress'] as const;

export type TypedMeterSearch = Typed<(typeof fields)[number]>;

/** Converts the typed criteria to those of the call (docs/rules.md#meter-search). */
export const meterCriteriaSchema = z.object({
  reference,
  matricule: z.pipe(
    z.pipe(trimmed, z.string().check(z.regex(/^[\p{L}\d ./_-]{0,30}$/u, 'matricule.invalid'))),
    orNothing,
  ),
  siteAddress,
});

export type MeterCriteria = z.output<typeof meterCriteriaSchema>;

export const typedMeterSearch = (read: (name: string) => unknown): TypedMeterSearch => typedIn(fields, read);

export const meterSearchOfAddress = (parameters: URLSearchParams): TypedMeterSearch =>
  typedMeterSearch((name) => parameters.get(name));

export const addressOfMeterSearch = (typed: TypedMeterSearch): URLSearchParams =>
  toSearchParams(fields, typed);
