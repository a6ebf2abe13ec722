import { billingWords, t } from '#locales/fr/billing.ts';
import { contractListWords } from '#locales/fr/contractList.ts';
import type { BillingContract } from '../../domain/billing/invoice.ts';
import {
  defaultInvoiceSearch,
  type InvoiceCriteria,
  type InvoiceView,
  invoiceCriteriaSchema,
  matchesCriteria,
  statusChoices,
  type TypedInvoiceSearch,
  typedInvoiceSearch,
  withText,
} from '../../domain/billing/invoiceSearch.ts';
import { type DueInvoice, type Seen, toPayOf } from '../../domain/billing/toPay.ts';
import { widestDays } from '../../domain/calendar.ts';
import type { ReadContracts } from '../../domain/contract/contractPage.ts';
import type { OwnNames } from '../../domain/contract/siteLabel.ts';
import {
  type Chip,
  contractChips,
  contractFields,
  type Search,
  type TitleOf,
} from '../../views/contract-list/contractSearch.ts';

export type Searched = Seen & { criteria: Partial<InvoiceCriteria>; ownNames?: OwnNames };

/** Unpaid invoices that match the search: the rows of the tab « À régler ». */
export const searchToPay = (
  found: ReadContracts<BillingContract>,
  { criteria, ownNames, ...seen }: Searched,
): readonly DueInvoice[] =>
  toPayOf(found, seen).invoices.filter((row) => matchesCriteria(row, criteria, ownNames));

export const isLate = ({ daysLate }: DueInvoice): boolean => daysLate > 0;

const dictionaries = [billingWords, contractListWords];

type Shown = { today: Date; view: InvoiceView };

const written = (day: string | undefined): string => (day ?? '').split('-').reverse().join('/');

type Labelled = readonly [label: string | false | undefined, without: Partial<TypedInvoiceSearch>];

const periodChip = ({ startDate, endDate }: TypedInvoiceSearch, today: Date): Labelled => {
  const usual = defaultInvoiceSearch(today);
  const widest = widestDays(today);
  const isPeriod = (days: TypedInvoiceSearch) => days.startDate === startDate && days.endDate === endDate;
  if (isPeriod(usual)) return [t('summary.lastYear'), widest];
  if (isPeriod(widest)) return ['', usual];
  return [t('summary.period', { startDate: written(startDate), endDate: written(endDate) }), usual];
};

/** Removable chips, one per search criterion. Without the chip of the period, the search covers ten years. */
const chipsOf = (
  typed: TypedInvoiceSearch,
  titleOf: TitleOf,
  { today, view }: Shown,
): Chip<TypedInvoiceSearch>[] => {
  const { invoiceNumber, amount, pending, status } = typed;
  const shownStatus = pending ? 'pending' : statusChoices.find((choice) => choice === status);
  const isWhole = view === 'a-regler' || view === 'en-retard';
  const others: Labelled[] = [
    [invoiceNumber && t('summary.invoiceNumber', { value: invoiceNumber }), { invoiceNumber: undefined }],
    [amount && t('summary.amount', { value: amount.replace(/\s*€\s*$/, '') }), { amount: undefined }],
    [
      !isWhole && shownStatus && t(`summary.statuses.${shownStatus}`),
      { pending: undefined, status: undefined },
    ],
    ...(isWhole ? [] : [periodChip(typed, today)]),
  ];
  return [
    ...contractChips(typed, titleOf),
    ...others.flatMap(([label, without]) => (label ? [{ label, without: { ...typed, ...without } }] : [])),
  ];
};

const fieldsOf = (typed: TypedInvoiceSearch) =>
  contractFields(typed, [
    { kind: 'text', name: 'invoiceNumber', label: t('search.invoiceNumber'), value: typed.invoiceNumber },
  ]).concat([
    { kind: 'text', name: 'amount', label: t('search.amount'), inputMode: 'decimal', value: typed.amount },
    { kind: 'date', name: 'startDate', label: t('search.startDate'), value: typed.startDate },
    { kind: 'date', name: 'endDate', label: t('search.endDate'), value: typed.endDate },
    {
      kind: 'choice',
      name: 'status',
      label: t('search.status'),
      emptyLabel: t('search.allStatuses'),
      value: typed.status,
      options: statusChoices.map((value) => ({ value, label: t(`search.statuses.${value}`) })),
    },
    { kind: 'box', name: 'pending', label: t('search.pending'), value: typed.pending },
  ]);

export const invoiceSearch = (shown: Shown): Search<TypedInvoiceSearch, InvoiceCriteria> => ({
  schema: invoiceCriteriaSchema,
  dictionaries,
  hint: t('search.hint'),
  withText,
  chipsOf: (typed, titleOf) => chipsOf(typed, titleOf, shown),
  fieldsOf,
  typedOf: typedInvoiceSearch,
  usual: defaultInvoiceSearch(shown.today),
});
