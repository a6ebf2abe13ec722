import * as z from 'zod/mini';
import { isIsoDay, lastTwelveMonths, widestDays } from '../calendar.ts';
import {
  guessCriterion,
  orNothing,
  partialNumber,
  reference,
  referencesIn,
  siteAddress,
  type Typed,
  toSearchParams,
  trimmed,
  typedIn,
} from '../contract/criteria.ts';
import type { OwnNames } from '../contract/siteLabel.ts';
import { hyphenated, searchable } from '../search.ts';
import type { Invoice } from './invoice.ts';

const fields = [
  'reference',
  'invoiceNumber',
  'siteAddress',
  'amount',
  'startDate',
  'endDate',
  'pending',
  'status',
] as const;

export type TypedInvoiceSearch = Typed<(typeof fields)[number]>;

type Status = 'S' | 'A';

/** Values of `status` in the request, for each choice of the user (docs/rules.md#invoice-search). */
const statusFilters = {
  pending: { include: ['A'] },
  settled: { include: ['S'] },
  none: { exclude: ['S', 'A'] },
} satisfies Record<string, { include: Status[] } | { exclude: Status[] }>;

export const statusChoices = ['pending', 'settled', 'none'] as const satisfies (keyof typeof statusFilters)[];

const bareAmount = (typed: string): string =>
  typed
    .replace(/\s/g, '')
    .replace(/^(-?)(?:€|EUR)(?=-?\d)|(?<=\d)(?:€|EUR|euros?)$/gi, '$1')
    .replace(/^-?\d{1,3}(?:\.\d{3})+(?=,\d{1,2}$)/, (thousands) => thousands.replaceAll('.', ''))
    .replace(',', '.');

const amount = z.pipe(
  z.pipe(
    trimmed,
    z.string().check(z.overwrite(bareAmount), z.regex(/^(-?\d+(\.\d{1,2})?)?$/, 'amount.invalid')),
  ),
  z.transform((bare) => (bare === '' ? undefined : Number(bare))),
);

/** Amount in a text with decimals or a currency: `1 204,38`, `120 €`. Null for other texts, even `120`. */
export const amountTyped = (typed: string): number | null =>
  (/[.,]\d{1,2}\s*$|(?:€|eur|euros?)\s*$/i.test(typed) ? amount.safeParse(typed).data : undefined) ?? null;

const day = z.string('period.missing').check(z.refine(isIsoDay, 'period.invalid'));

export const invoiceCriteriaSchema = z
  .object({
    reference,
    invoiceNumber: partialNumber('invoiceNumber.invalid'),
    siteAddress,
    amount,
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

export type InvoiceCriteria = z.output<typeof invoiceCriteriaSchema>;

/** Criteria of a call: a period, and the other criteria of the search. */
export type InvoiceQuery = Pick<InvoiceCriteria, 'startDate' | 'endDate'> & Partial<InvoiceCriteria>;

export const defaultInvoiceSearch = (today: Date): TypedInvoiceSearch => lastTwelveMonths(today);

/** Same search over the last ten years; null if the search already covers these ten years. */
export const widenedSearch = (typed: TypedInvoiceSearch, today: Date): TypedInvoiceSearch | null => {
  const { startDate, endDate } = widestDays(today);
  const { startDate: from = '', endDate: to = '' } = typed;
  return from <= startDate && to >= endDate ? null : { ...typed, startDate, endDate };
};

export const typedInvoiceSearch = (read: (name: string) => unknown): TypedInvoiceSearch =>
  typedIn(fields, read);

export const searchOfAddress = (parameters: URLSearchParams, today: Date): TypedInvoiceSearch =>
  typedInvoiceSearch((name) => parameters.get(name) ?? { ...defaultInvoiceSearch(today) }[name]);

export const addressOfSearch = (typed: TypedInvoiceSearch, today: Date): URLSearchParams =>
  toSearchParams(fields, typed, defaultInvoiceSearch(today));

export const invoiceViews = ['contrats', 'a-regler', 'en-retard', 'toutes'] as const;

export type InvoiceView = (typeof invoiceViews)[number];

export const offeredViews = (showsDueDates: boolean): readonly InvoiceView[] =>
  invoiceViews.filter((view) => view !== 'en-retard' || showsDueDates);

export const viewOfAddress = (parameters: URLSearchParams, showsDueDates: boolean): InvoiceView =>
  offeredViews(showsDueDates).find((view) => view === parameters.get('vue')) ?? 'contrats';

/** Adds `text` to the search as one criterion. `named`: references of the contracts named `text`, or null. */
export const withText = (typedText: string, typed: TypedInvoiceSearch, named: string | null) => {
  const text = hyphenated(typedText);
  const criterion = guessCriterion(text);
  const others = { ...typed, reference: undefined, invoiceNumber: undefined, siteAddress: undefined };
  if (criterion !== 'reference') {
    if (amountTyped(text) !== null) return { ...others, amount: text };
    if (named !== null) return { ...others, reference: named, amount: undefined };
  }
  return { ...others, amount: undefined, [criterion === 'number' ? 'invoiceNumber' : criterion]: text };
};

type Matched = Pick<Invoice, 'reference' | 'numeroFacture' | 'montantFacture'> & {
  served_address: string;
  contractName: string;
};

/** True if an invoice matches all criteria except period and status. `siteAddress` also matches names. */
export const matchesCriteria = (
  { reference, numeroFacture, montantFacture, served_address, contractName }: Matched,
  criteria: Partial<InvoiceCriteria>,
  ownNames: OwnNames = new Map(),
): boolean =>
  referencesIn(criteria.reference ?? '').some((start) => reference.startsWith(start)) &&
  searchable(numeroFacture).startsWith(searchable(criteria.invoiceNumber ?? '')) &&
  [served_address, contractName, ownNames.get(reference) ?? ''].some((words) =>
    searchable(words).includes(searchable(criteria.siteAddress ?? '')),
  ) &&
  (criteria.amount === undefined || criteria.amount === montantFacture);
