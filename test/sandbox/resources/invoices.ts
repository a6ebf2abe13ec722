import { Hono } from 'hono';
import * as z from 'zod/mini';
import * as rules from '../body.ts';
import { notFound, Refusal, readBody, reversedDays } from '../body.ts';
import type { Customer } from '../customer.ts';
import { balanceOf, type SandboxContract, toPaymentMode } from '../data/contracts.ts';
import { type Day, readDay, writeDay, yearsBefore } from '../data/days.ts';
import {
  amountAt,
  type Billing,
  billingOf,
  findInvoice,
  type Invoice,
  invoiceAt,
  numberAt,
  ranksBetween,
  statusAt,
} from '../data/invoices.ts';
import { pdf, sendPdf } from '../pdf.ts';
import type { SignedInEnv } from '../world.ts';
import { addressHolds, pageOf, startsWith } from './contracts.ts';

const statuses = z.array(z.string());

const carriedWhole = 27;

const searchSchema = z.object({
  reference: z.optional(z.string()),
  invoiceNumber: z.optional(rules.required),
  siteAddress: z.optional(rules.required),
  amount: z.optional(z.number()),
  startDate: z.string(),
  endDate: z.string(),
  pending: z.optional(z.boolean()),
  status: z.optional(z.union([z.object({ include: statuses }), z.object({ exclude: statuses })])),
  currentPage: z.number(),
});

type Search = z.output<typeof searchSchema>;

/** Test of the invoice at `rank`. It does not build the invoice, because a search tests many invoices. */
type InvoiceTest = (billing: Billing, rank: number) => boolean;

const statusTest =
  (wanted: NonNullable<Search['status']>): InvoiceTest =>
  (billing, rank) => {
    const isNamed = (named: readonly string[]) => named.includes(statusAt(billing, rank));
    return 'include' in wanted ? isNamed(wanted.include) : !isNamed(wanted.exclude);
  };

const invoiceTests = ({ invoiceNumber, amount, pending, status }: Search): InvoiceTest[] => {
  const tests: InvoiceTest[] = [];
  if (pending) tests.push((billing, rank) => statusAt(billing, rank) === 'A');
  if (status) tests.push(statusTest(status));
  if (amount !== undefined) {
    const cents = Math.round(amount * 100);
    tests.push((billing, rank) => amountAt(billing, rank) === cents);
  }
  if (invoiceNumber !== undefined) {
    const start = invoiceNumber.toUpperCase();
    tests.push((billing, rank) => numberAt(billing, rank).startsWith(start));
  }
  return tests;
};

const findContracts = (contracts: readonly SandboxContract[], search: Search, today: Day) => {
  const [from, to] = [readDay(search.startDate), readDay(search.endDate)];
  const isThere = addressHolds(search.siteAddress);
  const ofInvoice = invoiceTests(search);
  return contracts
    .filter(startsWith(search.reference))
    .filter(({ served_address }) => isThere(served_address))
    .map((contract) => {
      const billing = billingOf(contract.reference);
      const dated = ranksBetween(billing, today, from, to);
      return { contract, rows: dated.filter((rank) => ofInvoice.every((test) => test(billing, rank))) };
    })
    .filter(({ rows }) => ofInvoice.length === 0 || rows.length > 0);
};

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const decimals = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, useGrouping: false });

/** Invoice in the unusual formats of real responses, such as amounts as texts (docs/rules.md#tolerance). */
const toInvoiceRow = ({ numeroFacture, day, due, cents, status, volume, rank }: Invoice) => ({
  numeroFacture,
  dateFacture: writeDay(day),
  ...(due !== null && { dateEcheance: writeDay(due) }),
  montantFacture: rank % 14 === 8 ? decimals.format(cents / 100) : cents / 100,
  status,
  ConsoRelevée: rank % 9 === 4 ? `${volume},5` : volume,
  downloadLink: `/api/invoice/download/${numeroFacture}`,
});

const ownInvoice = ({ contracts }: Customer, numeroFacture: string, today: Day): Invoice => {
  const invoice = findInvoice(numeroFacture, today);
  if (!invoice || !contracts.some(({ reference }) => reference === invoice.reference))
    throw notFound('Cette facture ne figure pas dans votre compte.');
  return invoice;
};

const downloadYears = 2;

const insertsSchema = z.object({ reference: z.string(), numeroFacture: z.string() });
const downloadSchema = z.object({ code: z.string() });

const labels = [
  'La qualité de votre eau',
  'Comprendre votre facture',
  'Le prix de l’eau dans votre commune',
] as const;

const counts = [1, 0, 3] as const;

const listInserts = ({ rank, numeroFacture }: Invoice) =>
  labels
    .slice(0, counts[rank % counts.length])
    .map((lbEncart, index) => ({
      lbEncart,
      urlEncart: `/encarts/${numeroFacture}-${index + 1}`,
      insertDownloadCode: `${numeroFacture}-E${index + 1}`,
    }));

export const invoices = new Hono<SignedInEnv>()
  .post('/invoices', async (c) => {
    const search = await readBody(c, searchSchema);
    if (search.startDate > search.endDate) throw reversedDays('startDate');
    const { today } = c.var.worlds;
    const found = pageOf(findContracts(c.var.customer.contracts, search, today), search, carriedWhole);
    c.header('x-pagination-page-count', found.pageCount);
    return c.json({
      clientFacturesPro: found.contracts.map(({ contract, count, rows }) => ({
        reference: contract.reference,
        name: contract.name,
        served_address: contract.served_address,
        payment_mode: toPaymentMode(contract),
        balance_amount: balanceOf(contract.reference),
        nbFacture: count,
        roles: contract.roles,
        facturesPro: rows.map((rank) => toInvoiceRow(invoiceAt(billingOf(contract.reference), rank, today))),
      })),
      nbFactureFull: found.rowCount,
      nbCodeRefFull: found.contractCount,
    });
  })
  .get('/invoice/download/:document', (c) => {
    const { today } = c.var.worlds;
    const document = c.req.param('document');
    const { numeroFacture, reference, day, cents } = ownInvoice(c.var.customer, document, today);
    if (day < yearsBefore(today, downloadYears))
      throw new Refusal('51', 'Cette facture a plus de deux ans : elle ne peut plus être téléchargée.');
    const content = pdf(`Facture ${numeroFacture}`, [
      `Contrat ${reference}`,
      `Date : ${writeDay(day)}`,
      `Montant : ${euros.format(cents / 100)}`,
    ]);
    return sendPdf(c, `facture-${numeroFacture}`, content);
  })
  .post('/invoice/inserts', async (c) => {
    const { reference, numeroFacture } = await readBody(c, insertsSchema);
    const invoice = ownInvoice(c.var.customer, numeroFacture, c.var.worlds.today);
    if (invoice.reference !== reference) throw notFound('Cette facture n’est pas celle de ce contrat.');
    return c.json({ ListeEncarts: listInserts(invoice) });
  })
  .post('/invoice/inserts/download', async (c) => {
    const { code } = await readBody(c, downloadSchema);
    const invoice = ownInvoice(c.var.customer, code.replace(/-E\d$/, ''), c.var.worlds.today);
    const insert = listInserts(invoice).find(({ insertDownloadCode }) => insertDownloadCode === code);
    if (!insert) throw notFound('Ce document n’existe pas.');
    const document = pdf(insert.lbEncart, [`Avec la facture ${invoice.numeroFacture}`]);
    return sendPdf(c, `document-${code}`, document);
  });
