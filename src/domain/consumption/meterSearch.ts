import * as z from 'zod/mini';
import { orNothing, reference, siteAddress, toSearchParams, trimmed, typedIn } from '../contract/criteria.ts';

/** What the search of meters asks, as it is typed, or as the address has it; by payload key. */
export type TypedMeterSearch = {
  reference?: string | undefined;
  matricule?: string | undefined;
  siteAddress?: string | undefined;
};

/** What is asked of the back office (docs/rules.md#meter-search), of what is typed. */
export const meterCriteriaSchema = z.object({
  reference,
  matricule: z.pipe(
    z.pipe(trimmed, z.string().check(z.regex(/^[\p{L}\d ./_-]{0,30}$/u, 'matricule.invalid'))),
    orNothing,
  ),
  siteAddress,
});

/** The criteria of a search of meters, as the back office is asked them. */
export type MeterCriteria = z.output<typeof meterCriteriaSchema>;

const fields = [
  'reference',
  'matricule',
  'siteAddress',
] as const satisfies readonly (keyof TypedMeterSearch)[];

/** What is asked among named values, a form's or an address's. */
export const typedMeterSearch = (read: (name: string) => unknown): TypedMeterSearch => typedIn(fields, read);

/** The search of an address. */
export const meterSearchOfAddress = (parameters: URLSearchParams): TypedMeterSearch =>
  typedMeterSearch((name) => parameters.get(name));

/** A search as an address holds it. */
export const addressOfMeterSearch = (typed: TypedMeterSearch): URLSearchParams =>
  toSearchParams(fields, typed);
