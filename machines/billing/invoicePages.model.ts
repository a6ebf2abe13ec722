import { knownCriteria as criteria, knownInvoice, makeInvoices } from '#src/domain/fixtures/account.ts';
import { contractRowsModel } from '../contract-rows/contractRows.model.ts';
import { defineModel } from '../setup/defineModel.ts';
import { invoicePagesMachine } from './billing.machine.ts';

const { reference } = knownInvoice;
const invoices = makeInvoices(17);

export const invoicePagesModel = defineModel(invoicePagesMachine, {
  chapter: 'invoices',
  requirements: { invoices: ['invoicePages'] },
  inputs: {
    'dix-sept factures, dont les cinq premières': {
      reference,
      criteria,
      rows: invoices.slice(0, 5),
      rowCount: 17,
    },
    'douze factures, toutes là': { reference, criteria, rows: invoices.slice(0, 12), rowCount: 12 },
  },
  ...contractRowsModel({
    asks: 'le chargement d’une page de factures du contrat',
    request: 'POST /api/invoices',
    rows: invoices,
  }),
});
