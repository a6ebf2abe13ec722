import { t } from '#locales/fr/invoiceExport.ts';
import type { ListRequest } from '#machines/invoice-export/invoiceExport.setup.ts';
import { type ListedInvoice, selectionKey } from '#machines/invoice-export/selection.ts';
import { daysLate, type Invoice, invoiceStatus, isToPay } from '../../domain/billing/invoice.ts';
import { countUnknownAmounts, sumCents } from '../../domain/billing/toPay.ts';
import { readDay } from '../../domain/calendar.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { toCsv } from '../../spreadsheet/csv.ts';
import { type SheetCell, strong, text } from '../../spreadsheet/sheet.ts';
import { toWorkbook } from '../../spreadsheet/workbook.ts';
import { siteTitle } from '../../views/sites.ts';
import { unreadInTotals } from '../../views/unreadText.ts';

type Seen = Pick<ListRequest, 'today' | 'showsAllColumns'>;

type Column = {
  label: string;
  /** True for a column that customers do not see yet (docs/rules.md#invoice-table). */
  isOptional?: boolean;
  cell: (listed: ListedInvoice, seen: Seen) => SheetCell;
  total?: (invoices: readonly Invoice[], isWhole: boolean) => SheetCell;
};

const day = (answered: string): SheetCell => {
  const value = readDay(answered);
  return value === null ? text(answered) : { type: 'day', value };
};

const delayOf = ({ invoice, contract: { payment_mode = '' } }: ListedInvoice, today: Date): number =>
  daysLate(invoice, { payment_mode }, today);

/** Status as in the table. Omits « late » on a host that hides due dates (docs/rules.md#invoice-table). */
const formatStatus = (listed: ListedInvoice, { today, showsAllColumns }: Seen): string => {
  const { invoice, contract } = listed;
  const status = invoiceStatus(invoice);
  if (status === 'unknown') return '';
  if (status === 'settled' || !showsAllColumns) return t(`status.${status}`);
  if (delayOf(listed, today) > 0) return t('status.late');
  const isDue = contract.payment_mode !== 'M' && isToPay(invoice) && readDay(invoice.dateEcheance) !== null;
  return t(isDue ? 'status.due' : 'status.waiting');
};

const columns: readonly Column[] = [
  {
    label: t('columns.reference'),
    cell: ({ contract }) => text(spacedReference(contract.reference)),
    total: (invoices, isWhole) =>
      strong(t(isWhole && countUnknownAmounts(invoices) === 0 ? 'total.whole' : 'total.partial')),
  },
  { label: t('columns.name'), cell: ({ contract }) => text(siteTitle(contract)) },
  { label: t('columns.address'), cell: ({ contract }) => text(contract.served_address) },
  { label: t('columns.number'), cell: ({ invoice }) => text(invoice.numeroFacture) },
  { label: t('columns.date'), cell: ({ invoice }) => day(invoice.dateFacture) },
  { label: t('columns.dueDate'), isOptional: true, cell: ({ invoice }) => day(invoice.dateEcheance) },
  {
    label: t('columns.daysLate'),
    isOptional: true,
    cell: (listed, { today }) => ({ type: 'number', value: delayOf(listed, today) || null }),
  },
  {
    label: t('columns.amount'),
    cell: ({ invoice }) => ({ type: 'amount', value: invoice.montantFacture }),
    total: (invoices) => ({ type: 'amount', value: sumCents(invoices) / 100 }),
  },
  { label: t('columns.status'), cell: (listed, seen) => text(formatStatus(listed, seen)) },
  {
    label: t('columns.consumption'),
    isOptional: true,
    cell: ({ invoice }) => ({ type: 'number', value: invoice.consoRelevee }),
  },
];

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const toDay = ({ invoice }: ListedInvoice): string => readDay(invoice.dateFacture) ?? '';

const inOrder = (one: ListedInvoice, other: ListedInvoice): number =>
  compare(one.invoice.reference, other.invoice.reference) || compare(toDay(other), toDay(one));

/** Date by which unpaid invoices are sorted: the due date, or the issue date if due dates are hidden. */
const toDelay = ({ invoice }: ListedInvoice, { showsAllColumns }: Seen): string =>
  readDay(showsAllColumns ? invoice.dateEcheance : invoice.dateFacture) ?? '9';

const listTable = ({ invoices: listed, shown: order, unread, ...seen }: Omit<ListRequest, 'format'>) => {
  const { showsAllColumns } = seen;
  const byDelay = (one: ListedInvoice, other: ListedInvoice) =>
    compare(toDelay(one, seen), toDelay(other, seen));
  const ranks = new Map(order.map((key, rank) => [key, rank]));
  const rankOf = (listed: ListedInvoice) => ranks.get(selectionKey(listed)) ?? ranks.size;
  const invoices = listed.map(({ invoice }) => invoice);
  const isUnpaid = invoices.every((invoice) => invoiceStatus(invoice) === 'waiting');
  const usually = isUnpaid ? byDelay : inOrder;
  const shown = columns.filter(({ isOptional }) => showsAllColumns || !isOptional);
  return {
    columns: shown,
    total: shown.map(({ total }): SheetCell => total?.(invoices, unread.length === 0) ?? text('')),
    rows: [...listed]
      .sort((one, other) => rankOf(one) - rankOf(other) || usually(one, other))
      .map((each) => shown.map(({ cell }) => cell(each, seen))),
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
