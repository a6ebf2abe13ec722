import type { Unread } from '../answer.ts';
import { daysBetween, type IsoDay, isoDay, readDay } from '../calendar.ts';
import type { Reach, ReadContracts } from '../contract/contractPage.ts';
import { shortDayName } from '../format.ts';
import { uniqueBy } from '../lists.ts';
import { type BillingContract, daysLate, type Invoice, invoiceKey, isToPay } from './invoice.ts';

/** Invoice with its site. If the environment hides due dates, `dueDay` is null and `daysLate` is 0. */
export type DueInvoice = Invoice &
  Pick<BillingContract, 'served_address'> & {
    contractName: string;
    dueDay: IsoDay | null;
    daysLate: number;
    isMonthly: boolean;
  };

/** Sums of invoices in integer cents. An invoice without an amount counts as 0. */
type Sums = { late: number; due: number; undated: number };

export type ToPay = Reach & {
  /** The most overdue invoices are first, then the earliest due dates. Unknown due dates are last. */
  invoices: readonly DueInvoice[];
  cents: Sums & { monthly: number };
  lateCount: number;
  /** Contracts with monthly payment. `invoices` does not contain their invoices. */
  monthlyReferences: readonly string[];
};

/** `showsDueDates`: false on a host that hides due dates and volumes (docs/rules.md#invoice-table). */
export type Seen = { today: Date; showsDueDates: boolean };

const isMonthly = ({ payment_mode }: Pick<BillingContract, 'payment_mode'>): boolean => payment_mode === 'M';

/** True for an unpaid invoice that is neither a credit nor part of a monthly payment plan. */
export const isOwed = (invoice: DueInvoice): boolean => isToPay(invoice) && !invoice.isMonthly;

const toCents = (euros: number | null): number => Math.round((euros ?? 0) * 100);

export const sumCents = (invoices: readonly Pick<Invoice, 'montantFacture'>[]): number =>
  invoices.reduce((total, { montantFacture }) => total + toCents(montantFacture), 0);

export const dueSums = (invoices: readonly DueInvoice[]): Sums => ({
  late: sumCents(invoices.filter(({ daysLate }) => daysLate > 0)),
  due: sumCents(invoices.filter(({ daysLate, dueDay }) => daysLate === 0 && dueDay !== null)),
  undated: sumCents(invoices.filter(({ dueDay }) => dueDay === null)),
});

const inOrder = (one: DueInvoice, other: DueInvoice): number =>
  other.daysLate - one.daysLate || (one.dueDay ?? '9').localeCompare(other.dueDay ?? '9');

export const dueInvoice = (
  invoice: Invoice,
  contract: Pick<BillingContract, 'name' | 'payment_mode' | 'served_address'>,
  { today, showsDueDates }: Seen,
): DueInvoice => ({
  ...invoice,
  contractName: contract.name,
  isMonthly: isMonthly(contract),
  served_address: contract.served_address,
  dueDay: showsDueDates ? readDay(invoice.dateEcheance) : null,
  daysLate: showsDueDates ? daysLate(invoice, contract, today) : 0,
});

export const rowsOf = (contracts: readonly BillingContract[], seen: Seen): DueInvoice[] => {
  const rows = contracts.flatMap((contract) =>
    contract.invoices.map((invoice) => dueInvoice(invoice, contract, seen)),
  );
  return uniqueBy(rows, invoiceKey);
};

export const toPayOf = (
  { contracts, rowCount, unread = [] }: ReadContracts<BillingContract>,
  seen: Seen,
): ToPay => {
  const waiting = contracts.map((contract) => ({ ...contract, invoices: contract.invoices.filter(isToPay) }));
  const monthly = waiting.filter(isMonthly).flatMap(({ invoices }) => invoices);
  const invoices = rowsOf(
    waiting.filter((contract) => !isMonthly(contract)),
    seen,
  ).sort(inOrder);
  return {
    invoices,
    cents: { ...dueSums(invoices), monthly: sumCents(monthly) },
    lateCount: invoices.filter(({ daysLate }) => daysLate > 0).length,
    monthlyReferences: contracts.filter(isMonthly).map(({ reference }) => reference),
    unread,
    read: contracts.reduce((count, { invoices, unread }) => count + invoices.length + unread.length, 0),
    count: rowCount,
  };
};

/** Splits the account balance, in cents. `other`: balance minus the known parts; null if unknown. */
export const splitBalance = ({ balance, toPay: { cents } }: { balance: number | null; toPay: ToPay }) => ({
  ...cents,
  other: balance === null ? null : toCents(balance) - cents.late - cents.due - cents.undated - cents.monthly,
});

export const countUnknownAmounts = (invoices: readonly Pick<Invoice, 'montantFacture'>[]): number =>
  invoices.filter(({ montantFacture }) => montantFacture === null).length;

type Known = { unread?: readonly Unread[]; invoices?: readonly DueInvoice[] };

/** Dictionary key of the reason why the balance differs from the sum of `invoices`. */
export const differenceReason = (cents: number, { unread = [], invoices = [] }: Known) => {
  if (unread.length > 0) return 'unread';
  if (cents < 0) return 'credit';
  return countUnknownAmounts(invoices) > 0 ? 'unknown' : 'other';
};

/** Sum of the balances of contracts with monthly payment, in cents. A contract listed twice counts once. */
export const monthlyCents = (contracts: readonly BillingContract[]): number =>
  uniqueBy(contracts, ({ reference }) => reference)
    .filter(isMonthly)
    .reduce((total, { balance_amount }) => total + toCents(balance_amount), 0);

export type ContractStanding = { kind: 'monthly' | 'late' | 'due' | 'owing' | 'none'; daysLate: number };

/** Payment status of a contract, from its unpaid invoices or, if none is known, from its balance. */
export const standingOf = (
  contract: BillingContract,
  /** Unpaid invoices of the contract in the last ten years; empty if they are not loaded. */
  pending: readonly Invoice[],
  { today, showsDueDates }: Seen,
): ContractStanding => {
  if (isMonthly(contract)) return { kind: 'monthly', daysLate: 0 };
  const waiting = [...contract.invoices, ...pending].filter(isToPay);
  const delay = Math.max(0, ...waiting.map((invoice) => daysLate(invoice, contract, today)));
  if (showsDueDates && delay > 0) return { kind: 'late', daysLate: delay };
  const isDated = waiting.some(({ dateEcheance }) => readDay(dateEcheance) !== null);
  if (showsDueDates && isDated) return { kind: 'due', daysLate: 0 };
  const isOwing = waiting.length > 0 || (contract.balance_amount ?? 0) > 0;
  return { kind: isOwing ? 'owing' : 'none', daysLate: 0 };
};

export type DueTag = { tone: 'bad' | 'warn'; text: string };

/** Label of an unpaid invoice: « 67 jours de retard », « demain », « 29 nov. ». Null without a due date. */
export const dueTag = (
  { daysLate, dueDay }: Pick<DueInvoice, 'daysLate' | 'dueDay'>,
  today: Date,
): DueTag | null => {
  if (daysLate > 0) return { tone: 'bad', text: `${daysLate}\u00A0jour${daysLate > 1 ? 's' : ''} de retard` };
  if (dueDay === null) return null;
  const words = ['aujourd’hui', 'demain'][daysBetween(isoDay(today), dueDay)];
  return { tone: 'warn', text: words ?? shortDayName(dueDay, today) };
};
