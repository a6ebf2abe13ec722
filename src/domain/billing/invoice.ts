import * as z from 'zod/mini';
import { frenchDay, identifier, itemCount, quantity, readableRows, text } from '../answer.ts';
import { daysBetween, isoDay, parseFrenchDay, yearsBefore } from '../calendar.ts';
import { rolesSchema } from '../contract/contract.ts';

const invoiceSchema = z.pipe(
  z.object({
    numeroFacture: identifier,
    dateFacture: frenchDay,
    dateEcheance: frenchDay,
    montantFacture: quantity,
    status: text,
    ConsoRelevée: quantity,
    downloadLink: text,
  }),
  z.transform(({ ConsoRelevée: consoRelevee, ...invoice }) => ({ ...invoice, consoRelevee })),
);

/**
 * An invoice of a contract, which it names. Days are `dd/MM/yyyy`, or ''; the amount is in euros, the measured
 * consumption in m³ (docs/back-office.openapi.yaml).
 */
export type Invoice = z.output<typeof invoiceSchema> & { reference: string };

/** A contract as billing shows it, with the first of its invoices, or all of them (docs/rules.md#invoices). */
export const billingContractSchema = z.pipe(
  z.object({
    reference: identifier,
    name: text,
    served_address: text,
    payment_mode: text,
    balance_amount: quantity,
    nbFacture: itemCount,
    roles: rolesSchema,
    facturesPro: readableRows(invoiceSchema, 'invoice', 'numeroFacture'),
  }),
  z.transform(({ facturesPro, nbFacture, ...contract }) => ({
    ...contract,
    invoices: facturesPro.items.map((invoice): Invoice => ({ ...invoice, reference: contract.reference })),
    /** Invoices left out of those that the answer carries. */
    unread: facturesPro.unread,
    invoiceCount: Math.max(nbFacture, facturesPro.items.length + facturesPro.unread.length),
  })),
);

export type BillingContract = z.output<typeof billingContractSchema>;

/** What tells an invoice from any other of the account. */
export const invoiceKey = ({ reference, numeroFacture }: Pick<Invoice, 'reference' | 'numeroFacture'>) =>
  `${reference}/${numeroFacture}`;

/** `A` waits for its payment, anything else is settled, nothing is unknown (docs/rules.md#invoice-table). */
export const invoiceStatus = ({ status }: Pick<Invoice, 'status'>): 'waiting' | 'settled' | 'unknown' => {
  if (status === '') return 'unknown';
  return status === 'A' ? 'waiting' : 'settled';
};

/**
 * How many days late an invoice is: it waits for its payment, and its due date is past; else 0. A credit is not late, nor
 * is what is paid month by month (docs/rules.md#invoice-table).
 */
export const daysLate = (
  invoice: Pick<Invoice, 'status' | 'dateEcheance' | 'montantFacture'>,
  { payment_mode }: Pick<BillingContract, 'payment_mode'>,
  today: Date,
): number => {
  const due = parseFrenchDay(invoice.dateEcheance);
  const isOwed = invoiceStatus(invoice) === 'waiting' && (invoice.montantFacture ?? 1) > 0;
  return due !== null && isOwed && payment_mode !== 'M' ? Math.max(0, daysBetween(due, isoDay(today))) : 0;
};

/** What a contract owes, in euros: nothing where it is paid month by month, null where it is not known. */
export const findBalanceDue = ({
  payment_mode,
  balance_amount,
}: Pick<BillingContract, 'payment_mode' | 'balance_amount'>): number | null =>
  payment_mode === 'M' ? 0 : balance_amount;

/** How long an invoice may be downloaded, in years (docs/rules.md#limits). */
const downloadYears = 2;

/** Whether an invoice may be downloaded: it has a document, and is not too old; one without a day may be asked for. */
export const isDownloadable = (
  { dateFacture, downloadLink }: Pick<Invoice, 'dateFacture' | 'downloadLink'>,
  today: Date,
): boolean => {
  const day = parseFrenchDay(dateFacture);
  return downloadLink !== '' && (day === null || day >= yearsBefore(today, downloadYears));
};

/**
 * A document that comes with an invoice. `code` is what it is downloaded by, or ''. The address that the answer gives is
 * not read: nothing follows it (docs/rules.md#linked-documents).
 */
export const insertSchema = z.pipe(
  z.object({ lbEncart: text, insertDownloadCode: text }),
  z.transform(({ lbEncart, insertDownloadCode }) => ({ label: lbEncart.trim(), code: insertDownloadCode })),
);

export type Insert = z.output<typeof insertSchema>;
