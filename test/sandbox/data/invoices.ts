import { balanceOf } from './contracts.ts';
import type { Day } from './days.ts';
import { randomFrom, toReference } from './identifiers.ts';

/** Schedule of `count` invoices: `batch` each `every` days. The last invoices are `latest` days old. */
type Rhythm = { count: number; batch: number; every: number; latest: number };

const ownersBlock = 1000;

const rhythms: Record<string, Rhythm> = {
  [toReference(ownersBlock, 0)]: { count: 27, batch: 1, every: 13, latest: 5 },
  [toReference(ownersBlock, 1)]: { count: 3, batch: 1, every: 91, latest: 20 },
  [toReference(ownersBlock, 2)]: { count: 600, batch: 50, every: 30, latest: 3 },
  [toReference(ownersBlock, 4)]: { count: 0, batch: 1, every: 1, latest: 1 },
  // Four years of invoices, which do not fit in one response.
  [toReference(ownersBlock, 8)]: { count: 48, batch: 1, every: 30, latest: 10 },
};

const usualRhythm = (reference: string): Rhythm => {
  const random = randomFrom(`billing ${reference}`);
  const yearly = random.integer(2, 6);
  const every = Math.floor(365 / yearly);
  return { count: yearly * 4, batch: 1, every, latest: random.integer(1, every) };
};

/** Prices in cents. */
const subscription = 1_850;
const cubicMetre = 412;

const splitAmount = (cents: number, count: number): number[] => {
  const upTo = (rank: number) => Math.round((cents * rank * (count + rank)) / (2 * count * count));
  return Array.from({ length: count }, (_, rank) => upTo(rank + 1) - upTo(rank));
};

const newBilling = (reference: string) => {
  const rhythm = rhythms[reference] ?? usualRhythm(reference);
  const { count, batch } = rhythm;
  const due = Math.round(balanceOf(reference) * 100);
  // Splits the balance into the amounts of unpaid invoices, so that their sum is the balance of the contract.
  const waiting = due > 0 ? Math.min(count, batch === 1 ? 1 : 12) : 0;
  const random = randomFrom(`invoices ${reference}`);
  const settled = () => subscription + random.integer(4, 400) * cubicMetre;
  const amounts = [...splitAmount(due, waiting), ...Array.from({ length: count - waiting }, settled)];
  return { ...rhythm, reference, waiting, amounts };
};

export type Billing = ReturnType<typeof newBilling>;

const billings = new Map<string, Billing>();

export const billingOf = (reference: string): Billing => {
  const billing = billings.get(reference) ?? newBilling(reference);
  billings.set(reference, billing);
  return billing;
};

const dayAt = ({ batch, every, latest }: Rhythm, rank: number, today: Day): Day =>
  today - latest - Math.floor(rank / batch) * every;

export const ranksBetween = (billing: Billing, today: Day, from: Day, to: Day): number[] => {
  const { count, batch, every, latest } = billing;
  const newest = today - latest;
  const first = Math.max(0, Math.ceil((newest - to) / every) * batch);
  const end = Math.min(count, (Math.floor((newest - from) / every) + 1) * batch);
  const ranks: number[] = [];
  for (let rank = first; rank < end; rank += 1) ranks.push(rank);
  return ranks;
};

export const statusAt = ({ waiting }: Billing, rank: number): string => {
  if (rank < waiting) return 'A';
  return rank % 13 === 7 ? '' : 'S';
};

export const amountAt = ({ amounts }: Billing, rank: number): number => amounts[rank] ?? 0;

export const numberAt = ({ reference, count }: Billing, rank: number): string =>
  `F${reference.slice(2)}-${String(count - rank).padStart(4, '0')}`;

export const invoiceAt = (billing: Billing, rank: number, today: Day) => {
  const { reference } = billing;
  const day = dayAt(billing, rank, today);
  const cents = amountAt(billing, rank);
  return {
    rank,
    reference,
    numeroFacture: numberAt(billing, rank),
    day,
    due: rank % 11 === 6 ? null : day + 30,
    cents,
    status: statusAt(billing, rank),
    volume: Math.max(0, Math.round((cents - subscription) / cubicMetre)),
  };
};

export type Invoice = ReturnType<typeof invoiceAt>;

const numberPattern = /^F(\d{10})-(\d{4})$/;

export const findInvoice = (numeroFacture: string, today: Day): Invoice | null => {
  const [, digits, order] = numberPattern.exec(numeroFacture) ?? [];
  if (!digits) return null;
  const billing = billingOf(`98${digits}`);
  const rank = billing.count - Number(order);
  return rank >= 0 && rank < billing.count ? invoiceAt(billing, rank, today) : null;
};
