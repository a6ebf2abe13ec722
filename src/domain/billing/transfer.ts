import { dayAfter, type IsoDay, isoDay, yearsBefore } from '../calendar.ts';
import { groupBy } from '../lists.ts';
import { invoiceStatus } from './invoice.ts';
import {
  cutSepaText,
  isTransferable,
  longestReference,
  longestRemittance,
  stampLength,
  toSepaText,
} from './sepa.ts';
import { type DueInvoice, sumCents } from './toPay.ts';

export const groupings = ['invoice', 'contract'] as const;

export type Grouping = (typeof groupings)[number];

export type Transfer = {
  /** Invoice number or contract reference. The reference of the transfer starts with this text. */
  reference: string;
  cents: number;
  remittance: string;
  cut: readonly ('reference' | 'remittance')[];
};

export const leftReasons = ['settled', 'credit', 'monthly', 'unknown'] as const;

/** Reason why the SEPA file does not contain a selected invoice (docs/rules.md#transfer). */
export type LeftReason = (typeof leftReasons)[number];

const leftReason = (invoice: DueInvoice): LeftReason | null => {
  if (invoiceStatus(invoice) !== 'waiting') return 'settled';
  if (invoice.montantFacture === null) return 'unknown';
  const cents = sumCents([invoice]);
  if (cents <= 0) return 'credit';
  if (invoice.isMonthly) return 'monthly';
  return isTransferable(cents) ? null : 'unknown';
};

export type Left = Readonly<Record<LeftReason, number>>;

export const splitSelection = (selected: readonly DueInvoice[]) => {
  const reasons = selected.map(leftReason);
  const count = (reason: LeftReason) => reasons.filter((each) => each === reason).length;
  return {
    invoices: selected.filter((_, rank) => reasons[rank] === null),
    left: {
      settled: count('settled'),
      credit: count('credit'),
      monthly: count('monthly'),
      unknown: count('unknown'),
    },
  };
};

export const remittanceOf = ({ numeroFacture, reference }: Pick<DueInvoice, 'numeroFacture' | 'reference'>) =>
  `Facture ${numeroFacture} contrat ${reference}`;

const toTransfer = (reference: string, room: number, remittance: string, cents: number): Transfer => ({
  reference,
  cents,
  remittance: cutSepaText(remittance, longestRemittance),
  cut: [
    ...(toSepaText(reference).length > room ? (['reference'] as const) : []),
    ...(toSepaText(remittance).length > longestRemittance ? (['remittance'] as const) : []),
  ],
});

/** Text for the payee: as many invoice numbers as fit, then the number of omitted invoices. */
const namesOf = (before: string, numbers: readonly string[]): string => {
  const most = longestRemittance - before.length;
  const named = (count: number) => {
    const others = numbers.length - count;
    return [numbers.slice(0, count).join(', '), ...(others > 0 ? [`et ${others} autres`] : [])].join(' ');
  };
  const count = numbers.findLastIndex((_, rank) => named(rank + 1).length <= most);
  return named(Math.max(1, count + 1));
};

const toContractTransfer = (reference: string, invoices: readonly DueInvoice[]): Transfer => {
  const numbers = invoices.map(({ numeroFacture }) => toSepaText(numeroFacture));
  const before = `Contrat ${reference} ${numbers.length > 1 ? 'factures' : 'facture'} `;
  const text = before + namesOf(before, numbers);
  const isCut = text !== before + numbers.join(', ');
  const transfer = toTransfer(reference, longestReference - stampLength, text, sumCents(invoices));
  return { ...transfer, cut: isCut ? [...transfer.cut, 'remittance'] : transfer.cut };
};

export const toTransfers = (invoices: readonly DueInvoice[], grouping: Grouping): Transfer[] => {
  if (grouping === 'invoice')
    return invoices.map((invoice) =>
      toTransfer(invoice.numeroFacture, longestReference, remittanceOf(invoice), sumCents([invoice])),
    );
  const contracts = groupBy(invoices, ({ reference }) => reference);
  return [...contracts].map(([reference, each]) => toContractTransfer(reference, each));
};

export const areTransferable = (invoices: readonly DueInvoice[], grouping: Grouping): boolean =>
  toTransfers(invoices, grouping).every(({ cents }) => isTransferable(cents));

/** Easter Sunday of a year of the Gregorian calendar (algorithm of Jones and Butcher). */
export const easterOf = (year: number): IsoDay => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return isoDay(new Date(year, Math.floor(f / 31) - 1, (f % 31) + 1));
};

/** True on a working day of T2, the payment system of euro area banks. */
export const isBankingDay = (day: IsoDay): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const sunday = easterOf(Number(day.slice(0, 4)));
  const closed = [dayAfter(sunday, -2), dayAfter(sunday, 1)];
  const isFixed = ['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5));
  return weekday % 6 !== 0 && !isFixed && !closed.includes(day);
};

const bankingDay = (day: IsoDay, step: 1 | -1): IsoDay =>
  isBankingDay(day) ? day : bankingDay(dayAfter(day, step), step);

export const executionDay = (requested: IsoDay): IsoDay => bankingDay(requested, 1);

/** Number of invoices that are due between `today` and the day before the execution. */
export const countOverdue = (invoices: readonly DueInvoice[], today: IsoDay, paid: IsoDay): number =>
  invoices.filter(({ dueDay }) => dueDay !== null && today <= dueDay && dueDay < paid).length;

/** Limits of the execution day that the user may choose: today to a year later (docs/rules.md#limits). */
export const requestedDays = (today: Date): Record<'min' | 'max', IsoDay> => ({
  min: isoDay(today),
  max: yearsBefore(today, -1),
});

/** Last banking day on or before the first due date; the next banking day if this day is past or unknown. */
export const proposedDay = (invoices: readonly DueInvoice[], today: Date): IsoDay => {
  const next = executionDay(dayAfter(isoDay(today), 1));
  const [due] = invoices.flatMap(({ dueDay }) => dueDay ?? []).sort();
  const onTime = due === undefined ? next : bankingDay(due, -1);
  return onTime > next ? onTime : next;
};
