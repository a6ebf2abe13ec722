import { Hono } from 'hono';
import { readBody } from '../body.ts';
import type { Customer } from '../customer.ts';
import { balanceOf, toPaymentMode } from '../data/contracts.ts';
import { type Day, writeDay, yearsBefore } from '../data/days.ts';
import { findInvoice, type Invoice } from '../data/invoices.ts';
import { pdf, sendPdf } from '../pdf.ts';
import { notFound, Refusal, reversedDays } from '../refusal.ts';
import type { SignedInEnv } from '../server/env.ts';
import { searchInvoices, searchSchema } from './invoiceSearch.ts';

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const decimals = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, useGrouping: false });

/** An invoice as answers carry it: now and then a numeric text, a missing due date (docs/rules.md#tolerance). */
const toInvoiceRow = ({ numeroFacture, day, due, cents, status, volume, rank }: Invoice) => ({
  numeroFacture,
  dateFacture: writeDay(day),
  ...(due !== null && { dateEcheance: writeDay(due) }),
  montantFacture: rank % 14 === 8 ? decimals.format(cents / 100) : cents / 100,
  status,
  ConsoRelevée: rank % 9 === 4 ? `${volume},5` : volume,
  downloadLink: `/api/invoice/download/${numeroFacture}`,
});

/** The customer's own invoice of a number; anyone else's is a 404. */
export const ownInvoice = ({ contracts }: Customer, numeroFacture: string, today: Day): Invoice => {
  const invoice = findInvoice(numeroFacture, today);
  if (!invoice || !contracts.some(({ reference }) => reference === invoice.reference))
    throw notFound('Cette facture ne figure pas dans votre compte.');
  return invoice;
};

const downloadYears = 2;

/** The invoices of the account: their search and their documents. */
export const invoices = new Hono<SignedInEnv>()
  .post('/invoices', async (c) => {
    const search = await readBody(c, searchSchema);
    if (search.startDate > search.endDate) throw reversedDays('startDate');
    const found = searchInvoices(c.var.customer.contracts, search, c.var.worlds.today);
    c.header('x-pagination-page-count', String(found.pageCount));
    return c.json({
      clientFacturesPro: found.contracts.map(({ contract, count, invoices }) => ({
        reference: contract.reference,
        name: contract.name,
        served_address: contract.served_address,
        payment_mode: toPaymentMode(contract),
        balance_amount: balanceOf(contract.reference),
        nbFacture: count,
        roles: contract.roles,
        facturesPro: invoices.map(toInvoiceRow),
      })),
      nbFactureFull: found.invoiceCount,
      nbCodeRefFull: found.contractCount,
    });
  })
  .get('/invoice/download/:document', (c) => {
    const { today } = c.var.worlds;
    const { numeroFacture, reference, day, cents } = ownInvoice(
      c.var.customer,
      c.req.param('document'),
      today,
    );
    if (day < yearsBefore(today, downloadYears))
      throw new Refusal('51', 'Cette facture a plus de deux ans : elle ne peut plus être téléchargée.');
    const document = pdf(`Facture ${numeroFacture}`, [
      `Contrat ${reference}`,
      `Date : ${writeDay(day)}`,
      `Montant : ${euros.format(cents / 100)}`,
    ]);
    return sendPdf(c, `facture-${numeroFacture}`, document);
  });
