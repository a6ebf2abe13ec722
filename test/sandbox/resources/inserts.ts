import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readBody } from '../body.ts';
import type { Invoice } from '../data/invoices.ts';
import { pdf, sendPdf } from '../pdf.ts';
import { notFound } from '../refusal.ts';
import * as rules from '../rules.ts';
import type { SignedInEnv } from '../server/env.ts';
import { ownInvoice } from './invoices.ts';

const insertsSchema = z.strictObject({ reference: rules.reference, numeroFacture: rules.required });
const downloadSchema = z.strictObject({ code: rules.required });

const labels = [
  'La qualité de votre eau',
  'Comprendre votre facture',
  'Le prix de l’eau dans votre commune',
] as const;

const counts = [1, 0, 3] as const;

/** None, one or three documents, by the invoice. */
const listInserts = ({ rank, numeroFacture }: Invoice) =>
  labels.slice(0, counts[rank % counts.length]).map((lbEncart, index) => ({
    lbEncart,
    urlEncart: `/encarts/${numeroFacture}-${index + 1}`,
    insertDownloadCode: `${numeroFacture}-E${index + 1}`,
  }));

/** The documents that come with an invoice. */
export const inserts = new Hono<SignedInEnv>()
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
