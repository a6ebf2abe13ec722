import { pageSize } from '#src/domain/contract/contractPage.ts';
import { failedCalls, pendingContract } from '#src/domain/fixtures/account.ts';
import { defineModel } from '../setup/defineModel.ts';
import { invoiceTableMachine } from './invoiceTable.machine.ts';

const criteria = { startDate: '2016-11-22', endDate: '2026-11-22', pending: true as const };

const read = { contracts: [pendingContract], contractCount: 1, rowCount: 3 };

export const invoiceTableModel = defineModel(invoiceTableMachine, {
  rests: ['shown.settled', 'empty'],
  chapter: 'invoices',
  requirements: { 'invoice-views': ['invoiceTable'] },
  inputs: { 'les factures en attente': { criteria } },
  words: {
    events: {
      'table.opened': 'le tableau est demandé',
      'rest.requested': 'les contrats qui restent sont demandés',
    },
    guards: { isNothing: 'aucune facture n’est trouvée', hasRest: 'il reste des contrats à lire' },
    ports: { readInvoices: 'la lecture des factures de tous les contrats' },
    actions: { rememberInvoices: 'les factures lues sont gardées, et affichées' },
  },
  cases: {},
  outcomes: {
    readInvoices: {
      done: {
        'trois factures, toutes lues': read,
        'trois factures, d’autres contrats restent': { ...read, contractCount: 1200, rowCount: 3600 },
        'aucune facture': { contracts: [], contractCount: 0, rowCount: 0 },
      },
      failed: failedCalls,
    },
  },
  requests: {
    readInvoices: [
      {
        request: 'POST /api/invoices',
        body: ({ criteria }) => ({ ...criteria, currentPage: 1, itemsPerPage: pageSize }),
      },
    ],
  },
  key: ({ found }) => ({ count: found?.contractCount ?? null, read: found?.contracts.length ?? null }),
});
