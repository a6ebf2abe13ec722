import { daysBetween, type IsoDay, isoDay, readDay } from '../calendar.ts';
import type { Reach, ReadContracts } from '../contract/contractPage.ts';
import { shortDayName } from '../format.ts';
import { type BillingContract, daysLate, type Invoice, invoiceStatus } from './invoice.ts';

/** Invoice and its site. It has no due day and is never late if the page hides due dates. */
export type DueInvoice = Invoice &
  Pick<BillingContract, 'served_address'> & { contractName: string; dueDay: IsoDay | null; daysLate: number };

/** Sums in integer cents. They exclude the invoices of unknown amount. */
type Sums = { late: number; due: number };

export type ToPay = Reach & {
  /** Invoices to pay, the most overdue first, then by due day; undated last. */
  invoices: readonly DueInvoice[];
  cents: Sums & {
    /** Unpaid invoices of contracts with monthly payment. */
    monthly: number;
  };
  lateCount: number;
  /** Earliest due day among the invoices that are not late. */
  nextDay: IsoDay | null;
  /** True if `invoices` excludes invoices because the customer pays them monthly. */
  hasMonthly: boolean;
};

type Seen = { today: Date; showsDueDates: boolean };

const isMonthly = ({ payment_mode }: BillingContract): boolean => payment_mode === 'M';

/** True for a waiting invoice with an amount to pay; a credit has none (docs/rules.md#overview). */
const isToPay = (invoice: Invoice): boolean =>
  invoiceStatus(invoice) === 'waiting' && (invoice.montantFacture ?? 1) > 0;

const toCents = (euros: number | null): number => Math.round((euros ?? 0) * 100);

/** Sum of the known amounts, in integer cents. */
export const sumCents = (invoices: readonly Pick<Invoice, 'montantFacture'>[]): number =>
  invoices.reduce((total, { montantFacture }) => total + toCents(montantFacture), 0);

const inOrder = (one: DueInvoice, other: DueInvoice): number =>
  other.daysLate - one.daysLate || (one.dueDay ?? '9').localeCompare(other.dueDay ?? '9');

/** Invoices of contracts with the site, the due day and the delay of each. */
export const rowsOf = (contracts: readonly BillingContract[], { today, showsDueDates }: Seen): DueInvoice[] =>
  contracts.flatMap((contract) =>
    contract.invoices.map((invoice) => ({
      ...invoice,
      contractName: contract.name,
      served_address: contract.served_address,
      dueDay: showsDueDates ? readDay(invoice.dateEcheance) : null,
      daysLate: showsDueDates ? daysLate(invoice, contract, today) : 0,
    })),
  );

export const toPayOf = (
  { contracts, rowCount, unread = [], readAt }: ReadContracts<BillingContract>,
  seen: Seen,
): ToPay => {
  const waiting = contracts.map((contract) => ({ ...contract, invoices: contract.invoices.filter(isToPay) }));
  const monthly = waiting.filter(isMonthly).flatMap(({ invoices }) => invoices);
  const invoices = rowsOf(
    waiting.filter((contract) => !isMonthly(contract)),
    seen,
  ).sort(inOrder);
  const late = invoices.filter((invoice) => invoice.daysLate > 0);
  return {
    invoices,
    cents: {
      late: sumCents(late),
      due: sumCents(invoices) - sumCents(late),
      monthly: sumCents(monthly),
    },
    lateCount: late.length,
    hasMonthly: monthly.length > 0,
    nextDay: invoices.find((invoice) => invoice.daysLate === 0)?.dueDay ?? null,
    readAt,
    unread,
    read: contracts.reduce((count, { invoices, unread }) => count + invoices.length + unread.length, 0),
    count: rowCount,
  };
};

/**
 * Splits the balance of all contracts (euros) into parts in integer cents that add up to it. `other` is the
 * difference: credits, payments in progress, unread invoices. It is negative if the invoices exceed the balance,
 * and null if the balance is unknown.
 */
export const splitBalance = ({ balance, toPay: { cents } }: { balance: number | null; toPay: ToPay }) => ({
  ...cents,
  other: balance === null ? null : toCents(balance) - cents.late - cents.due - cents.monthly,
});

export type DueTag = { tone: 'bad' | 'warn'; text: string };

/** Tag of an unpaid invoice: « 67 jours de retard », « aujourd’hui », « demain », « 29 nov. »; null if undated. */
export const dueTag = (
  { daysLate, dueDay }: Pick<DueInvoice, 'daysLate' | 'dueDay'>,
  today: Date,
): DueTag | null => {
  if (daysLate > 0) return { tone: 'bad', text: `${daysLate}\u00A0jour${daysLate > 1 ? 's' : ''} de retard` };
  if (dueDay === null) return null;
  const words = ['aujourd’hui', 'demain'][daysBetween(isoDay(today), dueDay)];
  return { tone: 'warn', text: words ?? shortDayName(dueDay, today) };
};
