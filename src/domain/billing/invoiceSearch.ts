import * as z from 'zod/mini';
import { isIsoDay, isoDay, lastTwelveMonths, yearsBefore } from '../calendar.ts';
import type { Days } from '../consumption/period.ts';
import { orNothing, reference, siteAddress, toSearchParams, trimmed, typedIn } from '../contract/criteria.ts';

/** What the search of invoices asks, as it is typed, or as the address has it; by payload key. */
export type TypedInvoiceSearch = {
  reference?: string | undefined;
  invoiceNumber?: string | undefined;
  siteAddress?: string | undefined;
  amount?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** A checkbox: absent when it is not checked. */
  pending?: string | undefined;
  status?: string | undefined;
};

type Status = 'S' | 'A';

/** A choice of status, and the filter that it becomes (docs/rules.md#invoice-search). */
const statusFilters = {
  pending: { include: ['A'] },
  settled: { include: ['S'] },
  none: { exclude: ['S', 'A'] },
} satisfies Record<string, { include: Status[] } | { exclude: Status[] }>;

export const statusChoices = ['pending', 'settled', 'none'] as const satisfies (keyof typeof statusFilters)[];

/** An amount without its currency, its spaces, nor the dots of its thousands: `1.234,56 €` is `1234.56`. */
const bareAmount = (typed: string): string =>
  typed
    .replace(/\s/g, '')
    .replace(/^(-?)(?:€|EUR)(?=-?\d)|(?<=\d)(?:€|EUR|euros?)$/gi, '$1')
    .replace(/^-?\d{1,3}(?:\.\d{3})+(?=,\d{1,2}$)/, (thousands) => thousands.replaceAll('.', ''))
    .replace(',', '.');

const day = z.string('period.missing').check(z.refine(isIsoDay, 'period.invalid'));

/**
 * What is asked of the back office (docs/rules.md#invoice-search), of what is typed: separators are removed, what is
 * empty is left out, an amount is written as in French. Messages are keys of the flow's dictionary.
 */
export const invoiceCriteriaSchema = z
  .object({
    reference,
    invoiceNumber: z.pipe(
      z.pipe(trimmed, z.string().check(z.regex(/^[\p{L}\d ./_-]{0,30}$/u, 'invoiceNumber.invalid'))),
      orNothing,
    ),
    siteAddress,
    amount: z.pipe(
      z.pipe(
        trimmed,
        z.string().check(z.overwrite(bareAmount), z.regex(/^(-?\d+(\.\d{1,2})?)?$/, 'amount.invalid')),
      ),
      z.transform((amount) => (amount === '' ? undefined : Number(amount))),
    ),
    startDate: day,
    endDate: day,
    pending: z.pipe(
      z.optional(z.string().check(z.regex(/^(on|true)$/, 'pending.invalid'))),
      z.transform((checked) => (checked === undefined ? undefined : true)),
    ),
    status: z.pipe(
      z.pipe(z.pipe(trimmed, orNothing), z.optional(z.enum(statusChoices, 'status.invalid'))),
      z.transform((choice) => choice && statusFilters[choice]),
    ),
  })
  .check(
    z.refine(({ startDate, endDate }) => startDate <= endDate, {
      error: 'period.reversed',
      path: ['endDate'],
    }),
    z.refine(({ pending, status }) => !pending || !status || status === statusFilters.pending, {
      error: 'status.contradicted',
      path: ['status'],
    }),
  );

/** The criteria of a search of invoices, as the back office is asked them. */
export type InvoiceCriteria = z.output<typeof invoiceCriteriaSchema>;

/** What the search asks before anything is typed: the last 12 months. */
export const defaultInvoiceSearch = (today: Date): TypedInvoiceSearch => lastTwelveMonths(today);

/** How far back a search that found nothing is widened, in years (docs/rules.md#limits). */
export const widestYears = 10;

/** As far back as invoices are kept, up to today. */
export const widestDays = (today: Date): Days => ({
  startDate: yearsBefore(today, widestYears),
  endDate: isoDay(today),
});

/** The same search as far back as invoices are kept, up to today; null where it goes as far already. */
export const widenedSearch = (typed: TypedInvoiceSearch, today: Date): TypedInvoiceSearch | null => {
  const { startDate, endDate } = widestDays(today);
  const { startDate: from = '', endDate: to = '' } = typed;
  return from <= startDate && to >= endDate ? null : { ...typed, startDate, endDate };
};

const fields = [
  'reference',
  'invoiceNumber',
  'siteAddress',
  'amount',
  'startDate',
  'endDate',
  'pending',
  'status',
] as const satisfies readonly (keyof TypedInvoiceSearch)[];

/** What is asked among named values, a form's or an address's. */
export const typedInvoiceSearch = (read: (name: string) => unknown): TypedInvoiceSearch =>
  typedIn(fields, read);

/** The search of an address, on the last 12 months where it says no period. */
export const searchOfAddress = (parameters: URLSearchParams, today: Date): TypedInvoiceSearch =>
  typedInvoiceSearch((name) => parameters.get(name) ?? { ...defaultInvoiceSearch(today) }[name]);

/** A search as an address holds it, without the period where it is the usual one. */
export const addressOfSearch = (typed: TypedInvoiceSearch, today: Date): URLSearchParams =>
  toSearchParams(fields, typed, defaultInvoiceSearch(today));
