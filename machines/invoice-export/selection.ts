import type { Unread } from '#src/domain/answer.ts';
import {
  type BillingContract,
  type Invoice,
  invoiceKey,
  isDownloadable,
} from '#src/domain/billing/invoice.ts';
import type { InvoiceCriteria } from '#src/domain/billing/invoiceSearch.ts';

/** An invoice of the list, with what an accountant is told of its contract. */
export type ListedInvoice = {
  invoice: Invoice;
  contract: Pick<BillingContract, 'reference' | 'name' | 'served_address'>;
};

/** The invoices of a contract, each with what is told of it. */
export const toListedInvoices = (
  { reference, name, served_address }: ListedInvoice['contract'],
  invoices: readonly Invoice[],
): ListedInvoice[] => invoices.map((invoice) => ({ invoice, contract: { reference, name, served_address } }));

/** The invoices selected, by what tells each from any other. */
export type Selection = ReadonlyMap<string, ListedInvoice>;

export const selectionKey = ({ invoice }: ListedInvoice): string => invoiceKey(invoice);

export const toSelection = (listed: readonly ListedInvoice[]): Selection =>
  new Map(listed.map((each) => [selectionKey(each), each]));

export const isSelected = (selection: Selection, listed: readonly ListedInvoice[]): boolean =>
  listed.length > 0 && listed.every((each) => selection.has(selectionKey(each)));

const withAdded = (selection: Selection, listed: readonly ListedInvoice[]): Selection =>
  new Map([...selection, ...toSelection(listed)]);

/** With all the invoices that a reading has found, of one contract or of all: what it finds no more leaves. */
export const withRead = (
  selection: Selection,
  listed: readonly ListedInvoice[],
  { reference = '' }: Pick<InvoiceCriteria, 'reference'>,
): Selection =>
  withAdded(
    new Map([...selection].filter(([, { contract }]) => !contract.reference.startsWith(reference))),
    listed,
  );

/** With what a reading has left out: of everything, or of a contract as well. Reading a contract again names nothing twice. */
export const withUnread = (
  before: readonly Unread[],
  unread: readonly Unread[],
  { reference }: Pick<InvoiceCriteria, 'reference'>,
): Unread[] => {
  if (!reference) return [...unread];
  const known = new Set(before.map(({ kind, name }) => `${kind} ${name}`));
  return [...before, ...unread.filter(({ kind, name }) => !known.has(`${kind} ${name}`))];
};

/** How many invoices reading each contract has found, by its reference: fewer, at times, than its list announces. */
export type ReadCounts = ReadonlyMap<string, number>;

export const withCounted = (counts: ReadCounts, listed: readonly ListedInvoice[]): ReadCounts => {
  const found = new Map<string, number>();
  for (const { contract } of listed) found.set(contract.reference, (found.get(contract.reference) ?? 0) + 1);
  return new Map([...counts, ...found]);
};

/** With those invoices; without them, where they were all there. */
export const withToggled = (selection: Selection, listed: readonly ListedInvoice[]): Selection => {
  if (!isSelected(selection, listed)) return withAdded(selection, listed);
  const gone = new Set(listed.map(selectionKey));
  return new Map([...selection].filter(([key]) => !gone.has(key)));
};

/** A contract of the list: how many of its invoices the search finds, and those that are shown. */
export type ShownContract = Pick<BillingContract, 'reference' | 'invoiceCount'> & {
  shown: readonly ListedInvoice[];
};

/** How many invoices it has: as many as were found, else as its list announces. */
export const knownCount = (counts: ReadCounts, { reference, invoiceCount }: ShownContract): number =>
  counts.get(reference) ?? invoiceCount;

/** Whether its invoices that are shown are all selected, and others that it has are not. */
export const hasOthers = (
  { selection, counts }: { selection: Selection; counts: ReadCounts },
  shownContract: ShownContract,
): boolean => {
  const { reference, shown } = shownContract;
  const selected = [...selection.values()].filter(({ contract }) => contract.reference === reference);
  return selected.length < knownCount(counts, shownContract) && isSelected(selection, shown);
};

/** Those whose document may be asked for (docs/rules.md#invoice-export). */
export const downloadable = (selection: Selection, today: Date): ListedInvoice[] =>
  [...selection.values()].filter(({ invoice }) => isDownloadable(invoice, today));
