import type { Unread } from '#src/domain/answer.ts';
import {
  type BillingContract,
  type Invoice,
  invoiceKey,
  isDownloadable,
} from '#src/domain/billing/invoice.ts';
import type { InvoiceCriteria } from '#src/domain/billing/invoiceSearch.ts';
import { referencesIn } from '#src/domain/contract/criteria.ts';

export type ListedInvoice = {
  invoice: Invoice;
  contract: Pick<BillingContract, 'reference' | 'name' | 'served_address'> &
    Partial<Pick<BillingContract, 'payment_mode'>>;
};

export const toListedInvoices = (
  { reference, name, served_address, payment_mode = '' }: ListedInvoice['contract'],
  invoices: readonly Invoice[],
): ListedInvoice[] =>
  invoices.map((invoice) => ({ invoice, contract: { reference, name, served_address, payment_mode } }));

export type Selection = ReadonlyMap<string, ListedInvoice>;

export const selectionKey = ({ invoice }: ListedInvoice): string => invoiceKey(invoice);

export const toSelection = (listed: readonly ListedInvoice[]): Selection =>
  new Map(listed.map((each) => [selectionKey(each), each]));

export const isSelected = (selection: Selection, listed: readonly ListedInvoice[]): boolean =>
  listed.length > 0 && listed.every((each) => selection.has(selectionKey(each)));

const withAdded = (selection: Selection, listed: readonly ListedInvoice[]): Selection =>
  new Map([...selection, ...toSelection(listed)]);

export const withRead = (
  selection: Selection,
  listed: readonly ListedInvoice[],
  { reference = '' }: Pick<InvoiceCriteria, 'reference'>,
): Selection =>
  withAdded(
    new Map(
      [...selection].filter(
        ([, { contract }]) => !referencesIn(reference).some((start) => contract.reference.startsWith(start)),
      ),
    ),
    listed,
  );

/** Adds the unreadable items of a contract. A load of all contracts replaces all the earlier items. */
export const withUnread = (
  before: readonly Unread[],
  unread: readonly Unread[],
  { reference }: Pick<InvoiceCriteria, 'reference'>,
): Unread[] => {
  if (!reference) return [...unread];
  const known = new Set(before.map(({ kind, name }) => `${kind} ${name}`));
  return [...before, ...unread.filter(({ kind, name }) => !known.has(`${kind} ${name}`))];
};

/** Number of loaded invoices by contract reference. The number in the response may be higher. */
export type ReadCounts = ReadonlyMap<string, number>;

export const withCounted = (counts: ReadCounts, listed: readonly ListedInvoice[]): ReadCounts => {
  const found = new Map<string, number>();
  for (const { contract } of listed) found.set(contract.reference, (found.get(contract.reference) ?? 0) + 1);
  return new Map([...counts, ...found]);
};

export const withToggled = (selection: Selection, listed: readonly ListedInvoice[]): Selection => {
  if (!isSelected(selection, listed)) return withAdded(selection, listed);
  const gone = new Set(listed.map(selectionKey));
  return new Map([...selection].filter(([key]) => !gone.has(key)));
};

export type ShownContract = Pick<BillingContract, 'reference' | 'invoiceCount'> & {
  shown: readonly ListedInvoice[];
};

export const knownCount = (counts: ReadCounts, { reference, invoiceCount }: ShownContract): number =>
  counts.get(reference) ?? invoiceCount;

/** True if all displayed invoices of a contract are selected, but the contract has other invoices too. */
export const hasOthers = (
  { selection, counts }: { selection: Selection; counts: ReadCounts },
  shownContract: ShownContract,
): boolean => {
  const { reference, shown } = shownContract;
  const selected = [...selection.values()].filter(({ contract }) => contract.reference === reference);
  return selected.length < knownCount(counts, shownContract) && isSelected(selection, shown);
};

/** Selected invoices that are recent enough for a download (docs/rules.md#invoice-export). */
export const downloadable = (selection: Selection, today: Date): ListedInvoice[] =>
  [...selection.values()].filter(({ invoice }) => isDownloadable(invoice, today));
