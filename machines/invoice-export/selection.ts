import type { Unread } from '#src/domain/answer.ts';
import { type BillingContract, invoiceKey, isDownloadable } from '#src/domain/billing/invoice.ts';
import type { InvoiceCriteria } from '#src/domain/billing/invoiceSearch.ts';
import type { DueInvoice } from '#src/domain/billing/toPay.ts';
import { referencesIn } from '#src/domain/contract/criteria.ts';

export type Selection = ReadonlyMap<string, DueInvoice>;

export const toSelection = (listed: readonly DueInvoice[]): Selection =>
  new Map(listed.map((each) => [invoiceKey(each), each]));

export const isSelected = (selection: Selection, listed: readonly DueInvoice[]): boolean =>
  listed.length > 0 && listed.every((each) => selection.has(invoiceKey(each)));

const withAdded = (selection: Selection, listed: readonly DueInvoice[]): Selection =>
  new Map([...selection, ...toSelection(listed)]);

export const withRead = (
  selection: Selection,
  listed: readonly DueInvoice[],
  { reference = '' }: Pick<InvoiceCriteria, 'reference'>,
): Selection =>
  withAdded(
    new Map(
      [...selection].filter(
        ([, invoice]) => !referencesIn(reference).some((start) => invoice.reference.startsWith(start)),
      ),
    ),
    listed,
  );

/** Adds the unreadable items of a contract. After a search of all contracts, replaces the earlier items. */
export const withUnread = (
  before: readonly Unread[],
  unread: readonly Unread[],
  { reference }: Pick<InvoiceCriteria, 'reference'>,
): Unread[] => {
  if (!reference) return [...unread];
  const known = new Set(before.map(({ kind, name }) => `${kind} ${name}`));
  return [...before, ...unread.filter(({ kind, name }) => !known.has(`${kind} ${name}`))];
};

/** Number of loaded invoices by contract reference. The back office may announce a higher number. */
export type ReadCounts = ReadonlyMap<string, number>;

export const withCounted = (counts: ReadCounts, listed: readonly DueInvoice[]): ReadCounts => {
  const found = new Map<string, number>();
  for (const { reference } of listed) found.set(reference, (found.get(reference) ?? 0) + 1);
  return new Map([...counts, ...found]);
};

export const withToggled = (selection: Selection, listed: readonly DueInvoice[]): Selection => {
  if (!isSelected(selection, listed)) return withAdded(selection, listed);
  const gone = new Set(listed.map(invoiceKey));
  return new Map([...selection].filter(([key]) => !gone.has(key)));
};

export type ShownContract = Pick<BillingContract, 'reference' | 'invoiceCount'> & {
  shown: readonly DueInvoice[];
};

export const knownCount = (counts: ReadCounts, { reference, invoiceCount }: ShownContract): number =>
  counts.get(reference) ?? invoiceCount;

/** True if all displayed invoices of a contract are selected, but the contract has other invoices too. */
export const hasOthers = (
  { selection, counts }: { selection: Selection; counts: ReadCounts },
  shownContract: ShownContract,
): boolean => {
  const { reference, shown } = shownContract;
  const selected = [...selection.values()].filter((invoice) => invoice.reference === reference);
  return selected.length < knownCount(counts, shownContract) && isSelected(selection, shown);
};

/** Selected invoices that are recent enough for a download (docs/rules.md#invoice-export). */
export const downloadable = (selection: Selection, today: Date): DueInvoice[] =>
  [...selection.values()].filter((invoice) => isDownloadable(invoice, today));
