import * as z from 'zod/mini';
import {
  partialNumber,
  reference,
  siteAddress,
  type Typed,
  toSearchParams,
  typedIn,
} from '../contract/criteria.ts';

const fields = ['reference', 'matricule', 'siteAddress'] as const;

export type TypedMeterSearch = Typed<(typeof fields)[number]>;

export const meterCriteriaSchema = z.object({
  reference,
  matricule: partialNumber('matricule.invalid'),
  siteAddress,
});

export type MeterCriteria = z.output<typeof meterCriteriaSchema>;

export const typedMeterSearch = (read: (name: string) => unknown): TypedMeterSearch => typedIn(fields, read);

export const meterSearchOfAddress = (parameters: URLSearchParams): TypedMeterSearch =>
  typedMeterSearch((name) => parameters.get(name));

export const addressOfMeterSearch = (typed: TypedMeterSearch): URLSearchParams =>
  toSearchParams(fields, typed);
