import { type BillingContract, type Invoice, invoiceKey, isDownloadable } from '../domain/invoice.ts';

/** An invoice of the list, with what an accountant is told of its contract. */
export type ListedInvoice = {
  invoice: Invoice;
  contract: Pick<BillingContract, 'reference' | 'name' | 'served_address'>;
};

/** The invoices of a contract, each with what is told of it. */
export const listedOf = (
  { reference, name, served_address }: ListedInvoice['contract'],
  invoices: readonly Invoice[],
): ListedInvoice[] => invoices.map((invoice) => ({ invoice, contract: { reference, name, served_address } }));

/** The invoices selected, by what tells each from any other. */
export type Selection = ReadonlyMap<string, ListedInvoice>;

export const selectionKey = ({ invoice }: ListedInvoice): string => invoiceKey(invoice);

export const selectionOf = (listed: readonly ListedInvoice[]): Selection =>
  new Map(listed.map((each) => [selectionKey(each), each]));

export const isSelected = (selection: Selection, listed: readonly ListedInvoice[]): boolean =>
  listed.length > 0 && listed.every((each) => selection.has(selectionKey(each)));

export const withAdded = (selection: Selection, listed: readonly ListedInvoice[]): Selection =>
  new Map([...selection, ...selectionOf(listed)]);

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

/** Whether its invoices that are shown are all selected, and others that it has are not. */
export const hasOthers = (
  selection: Selection,
  { reference, invoiceCount, shown }: ShownContract,
): boolean => {
  const selected = [...selection.values()].filter(({ contract }) => contract.reference === reference);
  return selected.length < invoiceCount && isSelected(selection, shown);
};

/** Those whose document may be asked for (docs/rules.md#invoice-export). */
export const downloadable = (selection: Selection, today: Date): ListedInvoice[] =>
  [...selection.values()].filter(({ invoice }) => isDownloadable(invoice, today));
