import { t } from '#locales/fr/invoiceExport.ts';
import type { ListRequest } from '#machines/invoice-export/invoiceExport.setup.ts';
import { type Invoice, invoiceKey, invoiceStatus } from '../../domain/billing/invoice.ts';
import { countUnknownAmounts, type DueInvoice, isOwed, sumCents } from '../../domain/billing/toPay.ts';
import { readDay } from '../../domain/calendar.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { toCsv } from '../../spreadsheet/csv.ts';
import { type SheetCell, strong, text } from '../../spreadsheet/sheet.ts';
import { toWorkbook } from '../../spreadsheet/workbook.ts';
import { siteTitle } from '../../views/sites.ts';
import { unreadInTotals } from '../../views/unreadText.ts';

type Column = {
  label: string;
  /** True for a column that customers do not see yet (docs/rules.md#invoice-table). */
  isOptional?: boolean;
  cell: (invoice: DueInvoice) => SheetCell;
  total?: (invoices: readonly Invoice[], isWhole: boolean) => SheetCell;
};

const day = (answered: string): SheetCell => {
  const value = readDay(answered);
  return value === null ? text(answered) : { type: 'day', value };
};

/** Status as in the table. Omits « late » on a host that hides due dates (docs/rules.md#invoice-table). */
const formatStatus = (invoice: DueInvoice): string => {
  const status = invoiceStatus(invoice);
  if (status === 'unknown') return '';
  if (status === 'settled') return t('status.settled');
  if (invoice.daysLate > 0) return t('status.late');
  return t(isOwed(invoice) && invoice.dueDay !== null ? 'status.due' : 'status.waiting');
};

const columns: readonly Column[] = [
  {
    label: t('columns.reference'),
    cell: ({ reference }) => text(spacedReference(reference)),
    total: (invoices, isWhole) =>
      strong(t(isWhole && countUnknownAmounts(invoices) === 0 ? 'total.whole' : 'total.partial')),
  },
  {
    label: t('columns.name'),
    cell: ({ contractName: name, ...invoice }) => text(siteTitle({ ...invoice, name })),
  },
  { label: t('columns.address'), cell: ({ served_address }) => text(served_address) },
  { label: t('columns.number'), cell: ({ numeroFacture }) => text(numeroFacture) },
  { label: t('columns.date'), cell: ({ dateFacture }) => day(dateFacture) },
  { label: t('columns.dueDate'), isOptional: true, cell: ({ dateEcheance }) => day(dateEcheance) },
  {
    label: t('columns.daysLate'),
    isOptional: true,
    cell: ({ daysLate }) => ({ type: 'number', value: daysLate || null }),
  },
  {
    label: t('columns.amount'),
    cell: ({ montantFacture }) => ({ type: 'amount', value: montantFacture }),
    total: (invoices) => ({ type: 'amount', value: sumCents(invoices) / 100 }),
  },
  { label: t('columns.status'), cell: (invoice) => text(formatStatus(invoice)) },
  {
    label: t('columns.consumption'),
    isOptional: true,
    cell: ({ consoRelevee }) => ({ type: 'number', value: consoRelevee }),
  },
];

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const toDay = ({ dateFacture }: Invoice): string => readDay(dateFacture) ?? '';

const inOrder = (one: Invoice, other: Invoice): number =>
  compare(one.reference, other.reference) || compare(toDay(other), toDay(one));

const listTable = ({ invoices, shown: order, unread, showsDueDates }: Omit<ListRequest, 'format'>) => {
  /** Date by which unpaid invoices are sorted: the due date, or the issue date if due dates are hidden. */
  const toDelay = ({ dateEcheance, dateFacture }: Invoice) =>
    readDay(showsDueDates ? dateEcheance : dateFacture) ?? '9';
  const byDelay = (one: Invoice, other: Invoice) => compare(toDelay(one), toDelay(other));
  const ranks = new Map(order.map((key, rank) => [key, rank]));
  const rankOf = (invoice: Invoice) => ranks.get(invoiceKey(invoice)) ?? ranks.size;
  const isUnpaid = invoices.every((invoice) => invoiceStatus(invoice) === 'waiting');
  const usually = isUnpaid ? byDelay : inOrder;
  const shown = columns.filter(({ isOptional }) => showsDueDates || !isOptional);
  return {
    columns: shown,
    total: shown.map(({ total }): SheetCell => total?.(invoices, unread.length === 0) ?? text('')),
    rows: [...invoices]
      .sort((one, other) => rankOf(one) - rankOf(other) || usually(one, other))
      .map((each) => shown.map(({ cell }) => cell(each))),
  };
};

export const writeList = async ({ format, ...request }: ListRequest): Promise<Blob> => {
  const { columns, rows: listed, total } = listTable(request);
  const rows = [columns.map(({ label }) => strong(label)), ...listed];
  const left = unreadInTotals(request.unread);
  const lacking = left === '' ? [] : [[strong(left)]];
  if (format === 'csv') return toCsv([...rows, ...lacking]);
  return toWorkbook([
    { name: t('sheet'), rows: [...rows, total, ...lacking], stickyRows: 1, count: listed.length },
  ]);
};
