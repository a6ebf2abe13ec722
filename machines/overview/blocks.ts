import type { Unread } from '#src/domain/answer.ts';
import { type BillingContract, daysLate, type Invoice, invoiceStatus } from '#src/domain/billing/invoice.ts';
import { daysBetween, type IsoDay, isoDay, readDay } from '#src/domain/calendar.ts';
import type { ConsumptionContract, Meter } from '#src/domain/consumption/meter.ts';
import { searchable } from '#src/domain/search.ts';

export type FirstContracts<Contract> = {
  contracts: readonly Contract[];
  contractCount: number;
  rowCount: number;
  unread?: readonly Unread[];
  readAt: Date;
};

export type Reach = { readAt: Date; read: number; count: number; unread: readonly Unread[] };

export const isWhole = ({ read, count }: Reach): boolean => read >= count;

export type Fact =
  | { kind: 'unread'; reference: string; contractName: string; lastDay: IsoDay }
  | { kind: 'removed'; meter: Meter; contractName: string };

export type ToKnow = Reach & { facts: readonly Fact[] };

/** Days without a reading that are reported: a month, 13 months if read on site (docs/rules.md#limits). */
const longWithoutReading = { TR: 31, SE: 396 };

const unreadIn = (
  { reference, name, meters, dateFinDerniereConsoRelevee }: ConsumptionContract,
  today: Date,
): Fact[] => {
  const lastDay = readDay(dateFinDerniereConsoRelevee);
  const kind = meters.some((meter) => meter.kind === 'TR') ? 'TR' : 'SE';
  return lastDay !== null && daysBetween(lastDay, isoDay(today)) > longWithoutReading[kind]
    ? [{ kind: 'unread', reference, contractName: name, lastDay }]
    : [];
};

/** True for a meter that was removed; no call gives its replacement. */
const isRemoved = ({ etatCompteur }: Meter): boolean => searchable(etatCompteur).startsWith('depose');

export const toKnowOf = (
  { contracts, contractCount, unread: leftOut = [], readAt }: FirstContracts<ConsumptionContract>,
  today: Date,
): ToKnow => {
  const unread = contracts.flatMap((contract) => unreadIn(contract, today));
  const removed = contracts.flatMap(({ name, meters }) =>
    meters.filter(isRemoved).map((meter): Fact => ({ kind: 'removed', meter, contractName: name })),
  );
  const read = contracts.length + leftOut.filter(({ kind }) => kind === 'contract').length;
  return { facts: [...unread, ...removed], readAt, unread: leftOut, read, count: contractCount };
};

/** Unpaid invoice. It has no due day and is never late if the page hides due dates. */
export type DueInvoice = Pick<Invoice, 'reference' | 'numeroFacture' | 'montantFacture'> & {
  contractName: string;
  dueDay: IsoDay | null;
  daysLate: number;
};

export type ToPay = Reach & {
  invoices: readonly DueInvoice[];
  /** Sum in euros; excludes the invoices of unknown amount. */
  total: number;
  late: number;
  lateCount: number;
  /** Earliest due day among the invoices that are not late. */
  nextDay: IsoDay | null;
  /** True if the block leaves out invoices because the customer pays them monthly. */
  hasMonthly: boolean;
};

type Seen = { today: Date; showsDueDates: boolean };

const isMonthly = ({ payment_mode }: BillingContract): boolean => payment_mode === 'M';

/** True for a waiting invoice with an amount to pay; a credit has none (docs/rules.md#overview). */
const isToPay = (invoice: Invoice): boolean =>
  invoiceStatus(invoice) === 'waiting' && (invoice.montantFacture ?? 1) > 0;

const sum = (invoices: readonly DueInvoice[]): number =>
  invoices.reduce((total, { montantFacture }) => total + Math.round((montantFacture ?? 0) * 100), 0) / 100;

const inOrder = (one: DueInvoice, other: DueInvoice): number =>
  other.daysLate - one.daysLate || (one.dueDay ?? '9').localeCompare(other.dueDay ?? '9');

export const toPayOf = (
  { contracts, rowCount, unread = [], readAt }: FirstContracts<BillingContract>,
  { today, showsDueDates }: Seen,
): ToPay => {
  const waiting = contracts.map((contract) => ({ ...contract, invoices: contract.invoices.filter(isToPay) }));
  const invoices = waiting
    .filter((contract) => !isMonthly(contract))
    .flatMap((contract) =>
      contract.invoices.map(
        (invoice): DueInvoice => ({
          reference: invoice.reference,
          numeroFacture: invoice.numeroFacture,
          montantFacture: invoice.montantFacture,
          contractName: contract.name,
          dueDay: showsDueDates ? readDay(invoice.dateEcheance) : null,
          daysLate: showsDueDates ? daysLate(invoice, contract, today) : 0,
        }),
      ),
    )
    .sort(inOrder);
  const late = invoices.filter((invoice) => invoice.daysLate > 0);
  return {
    invoices,
    total: sum(invoices),
    late: sum(late),
    lateCount: late.length,
    hasMonthly: waiting.some((contract) => isMonthly(contract) && contract.invoices.length > 0),
    nextDay: invoices.find((invoice) => invoice.daysLate === 0)?.dueDay ?? null,
    readAt,
    unread,
    read: contracts.reduce((count, { invoices, unread }) => count + invoices.length + unread.length, 0),
    count: rowCount,
  };
};
