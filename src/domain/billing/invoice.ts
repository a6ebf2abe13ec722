import * as z from 'zod/mini';
import { converted, count, frenchDay, identifier, quantity, readableRows, text } from '../answer.ts';
import { daysBetween, isoDay, readDay, yearsBefore } from '../calendar.ts';
import { rolesSchema } from '../contract/contract.ts';

const invoiceSchema = converted(
  z.object({
    numeroFacture: identifier,
    dateFacture: frenchDay,
    dateEcheance: frenchDay,
    montantFacture: quantity,
    status: text,
    ConsoRelevée: quantity,
    downloadLink: text,
  }),
  ({ ConsoRelevée: consoRelevee, ...invoice }) => ({ ...invoice, consoRelevee }),
);

export type Invoice = z.output<typeof invoiceSchema> & { reference: string };

/** Contract with its invoices; in a list of contracts, only its first invoices (docs/rules.md#invoices). */
export const billingContractSchema = converted(
  z.object({
    reference: identifier,
    name: text,
    served_address: text,
    payment_mode: text,
    balance_amount: quantity,
    nbFacture: count,
    roles: rolesSchema,
    facturesPro: readableRows(invoiceSchema, 'invoice', 'numeroFacture'),
  }),
  ({ facturesPro, nbFacture, ...contract }) => ({
    ...contract,
    invoices: facturesPro.items.map((invoice): Invoice => ({ ...invoice, reference: contract.reference })),
    unread: facturesPro.unread,
    invoiceCount: Math.max(nbFacture, facturesPro.items.length + facturesPro.unread.length),
  }),
);

export type BillingContract = z.output<typeof billingContractSchema>;

export const invoiceKey = ({ reference, numeroFacture }: Pick<Invoice, 'reference' | 'numeroFacture'>) =>
  `${reference}/${numeroFacture}`;

/** Status by its code: `A` is unpaid, '' is unknown, any other code is paid (docs/rules.md#invoice-table). */
export const invoiceStatus = ({ status }: Pick<Invoice, 'status'>): 'waiting' | 'settled' | 'unknown' => {
  if (status === '') return 'unknown';
  return status === 'A' ? 'waiting' : 'settled';
};

/** True for an unpaid invoice with a positive or unknown amount (docs/rules.md#overview). */
export const isToPay = (invoice: Pick<Invoice, 'status' | 'montantFacture'>): boolean =>
  invoiceStatus(invoice) === 'waiting' && (invoice.montantFacture ?? 1) > 0;

/** Days since the due date; 0 if paid, for a credit or for monthly payment (docs/rules.md#invoice-table). */
export const daysLate = (
  invoice: Pick<Invoice, 'status' | 'dateEcheance' | 'montantFacture'>,
  { payment_mode }: Pick<BillingContract, 'payment_mode'>,
  today: Date,
): number => {
  const due = readDay(invoice.dateEcheance);
  const isOwed = isToPay(invoice) && payment_mode !== 'M';
  return due !== null && isOwed ? Math.max(0, daysBetween(due, isoDay(today))) : 0;
};

/** Unpaid amount of a contract, in euros; 0 for a contract with monthly payment, null if unknown. */
export const findBalanceDue = ({
  payment_mode,
  balance_amount,
}: Pick<BillingContract, 'payment_mode' | 'balance_amount'>): number | null =>
  payment_mode === 'M' ? 0 : balance_amount;

const downloadYears = 2;

export const isDownloadable = (
  { dateFacture, downloadLink }: Pick<Invoice, 'dateFacture' | 'downloadLink'>,
  today: Date,
): boolean => {
  const day = readDay(dateFacture);
  return downloadLink !== '' && (day === null || day >= yearsBefore(today, downloadYears));
};

/** Document sent with an invoice, for example about water quality (docs/rules.md#linked-documents). */
export const insertSchema = converted(
  z.object({ lbEncart: text, insertDownloadCode: text }),
  ({ lbEncart, insertDownloadCode }) => ({ label: lbEncart.trim(), code: insertDownloadCode }),
);

export type Insert = z.output<typeof insertSchema>;
