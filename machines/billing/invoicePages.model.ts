import { contractRowsWords } from '../contract-rows/contractRows.model.ts';
import { knownCriteria as criteria, invoicesOf, knownInvoice } from '../domain/fixtures/billing.ts';
import { failedCalls } from '../domain/fixtures/failures.ts';
import { defineModel } from '../setup/defineModel.ts';
import { invoicePagesMachine } from './billing.machine.ts';

const { reference } = knownInvoice;
const invoices = invoicesOf(17);

export const invoicePagesModel = defineModel(invoicePagesMachine, {
  chapter: 'invoices',
  inputs: {
    'dix-sept factures, dont les cinq premières': {
      reference,
      criteria,
      rows: invoices.slice(0, 5),
      rowCount: 17,
    },
    'douze factures, toutes là': { reference, criteria, rows: invoices.slice(0, 12), rowCount: 12 },
  },
  words: contractRowsWords('une page de factures du contrat'),
  cases: {
    'page.turned': {
      'la première page': { page: 1 },
      'la troisième page': { page: 3 },
      'la dernière page': { page: 4 },
      'une page qui n’existe pas': { page: 9 },
    },
    'size.chosen': {
      'dix par page': { size: 10 },
      'cinq par page': { size: 5 },
      'un nombre qui n’est pas proposé': { size: 7 },
    },
    retried: {},
  },
  outcomes: {
    loadRows: {
      done: { 'une page ou deux': [invoices.slice(5, 10), invoices.slice(15)] },
      failed: failedCalls,
    },
  },
  requests: {
    // The first call of one or several.
    loadRows: [
      {
        request: 'POST /api/invoices',
        body: ({ reference, criteria, pages: [page] }) => ({
          ...criteria,
          reference,
          currentPage: page,
          itemsPerPage: 5,
        }),
      },
    ],
  },
  key: ({ rowCount, pages, page, size, asked }) => ({
    rowCount,
    held: [...pages.keys()].sort(),
    page,
    size,
    asked,
  }),
  equivalent: {
    'reenter invoicePages|page.turned|0': 'Nothing is done on entering or leaving the flow.',
    'reenter invoicePages|page.turned|1':
      'Nothing is done on entering or leaving the flow, and the page is asked for again either way.',
    'reenter invoicePages|size.chosen|0': 'Nothing is done on entering or leaving the flow.',
    'reenter invoicePages|size.chosen|1':
      'Nothing is done on entering or leaving the flow, and the rows are asked for again either way.',
  },
});
