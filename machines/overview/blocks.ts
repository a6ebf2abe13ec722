import type { Unread } from '#src/domain/answer.ts';
import { type BillingContract, daysLate, type Invoice, invoiceStatus } from '#src/domain/billing/invoice.ts';
import { daysBetween, type IsoDay, isoDay, parseFrenchDay } from '#src/domain/calendar.ts';
import type { ConsumptionContract, Meter } from '#src/domain/consumption/meter.ts';
import { searchable } from '#src/domain/search.ts';

/** The first contracts that a search finds, how many there are of them and of their rows, and when they were read. */
export type FirstContracts<Contract> = {
  contracts: readonly Contract[];
  contractCount: number;
  rowCount: number;
  /** Contracts and rows left out, since they cannot be read; none unless said. */
  unread?: readonly Unread[];
  readAt: Date;
};

/** How much of what there is was read, and when. */
export type Reach = { readAt: Date; read: number; count: number; unread: readonly Unread[] };

export const isWhole = ({ read, count }: Reach): boolean => read >= count;

/** What is to be known of the meters of an account. */
export type Fact =
  | { kind: 'unread'; reference: string; contractName: string; lastDay: IsoDay }
  | { kind: 'removed'; meter: Meter; contractName: string };

export type ToKnow = Reach & { facts: readonly Fact[] };

/** How many days without a reading are long: read from afar, a month; read on site, a year and a month (docs/rules.md#limits). */
const longWithoutReading = { TR: 31, SE: 396 };

const unreadIn = (
  { reference, name, meters, dateFinDerniereConsoRelevee }: ConsumptionContract,
  today: Date,
): Fact[] => {
  const lastDay = parseFrenchDay(dateFinDerniereConsoRelevee);
  const kind = meters.some((meter) => meter.kind === 'TR') ? 'TR' : 'SE';
  return lastDay !== null && daysBetween(lastDay, isoDay(today)) > longWithoutReading[kind]
    ? [{ kind: 'unread', reference, contractName: name, lastDay }]
    : [];
};

/** A meter that was taken out; no call says which one has taken its place. */
const isRemoved = ({ etatCompteur }: Meter): boolean => searchable(etatCompteur).startsWith('depose');

/** What is to be known of the meters that were read, what has waited longest first. */
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

/** An invoice that waits for its payment; where its due date is hidden, it has none and is not late. */
export type DueInvoice = Pick<Invoice, 'reference' | 'numeroFacture' | 'montantFacture'> & {
  contractName: string;
  dueDay: IsoDay | null;
  daysLate: number;
};

/** What an account has to pay, in the order in which it is to be paid. */
export type ToPay = Reach & {
  invoices: readonly DueInvoice[];
  /** In euros, of the invoices whose amount is known. */
  total: number;
  late: number;
  lateCount: number;
  /** When the first of those that are not late is due. */
  nextDay: IsoDay | null;
  /** Whether invoices are left out since they are paid month by month. */
  hasMonthly: boolean;
};

type Seen = { today: Date; showsDueDates: boolean };

const isMonthly = ({ payment_mode }: BillingContract): boolean => payment_mode === 'M';

/** A credit is not to be paid (docs/rules.md#overview). */
const isToPay = (invoice: Invoice): boolean =>
  invoiceStatus(invoice) === 'waiting' && (invoice.montantFacture ?? 1) > 0;

const sum = (invoices: readonly DueInvoice[]): number =>
  invoices.reduce((total, { montantFacture }) => total + Math.round((montantFacture ?? 0) * 100), 0) / 100;

/** What is latest first, then what is due first, then what has no date. */
const inOrder = (one: DueInvoice, other: DueInvoice): number =>
  other.daysLate - one.daysLate || (one.dueDay ?? '9').localeCompare(other.dueDay ?? '9');

/** What is to be paid among the pending invoices that were read. */
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
          dueDay: showsDueDates ? parseFrenchDay(invoice.dateEcheance) : null,
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
