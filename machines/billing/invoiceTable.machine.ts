import { type ActorRefFrom, assign, setup } from 'xstate';
import type { BillingContract } from '#src/domain/billing/invoice.ts';
import type { InvoiceQuery } from '#src/domain/billing/invoiceSearch.ts';
import { isWhole, type ReadContracts } from '#src/domain/contract/contractPage.ts';
import type { Failure } from '#src/domain/failure.ts';
import { called, doneIf, doneTo, failedTo, longPort } from '../setup/chart.ts';

export type TableQuery = { criteria: InvoiceQuery; mostPages: number | null };

/** Maximum number of contract pages that the table loads without a click (docs/rules.md#limits). */
const mostTablePages = 40;

/** True if all contracts of the search are loaded. An unreadable contract counts as loaded. */
export const isReadWhole = ({ contracts, contractCount, unread = [] }: ReadContracts<unknown>): boolean =>
  isWhole({
    read: contracts.length + unread.filter(({ kind }) => kind === 'contract').length,
    count: contractCount,
  });

export const invoiceTableMachine = setup({
  types: {
    context: {} as {
      criteria: InvoiceQuery;
      found: ReadContracts<BillingContract> | null;
      failure: Failure | null;
    },
    input: {} as { criteria: InvoiceQuery },
    events: {} as { type: 'table.opened' } | { type: 'rest.requested' } | { type: 'retried' },
    tags: {} as 'busy',
  },
  actors: { readInvoices: longPort<ReadContracts<BillingContract>, TableQuery>('readInvoices') },
  guards: {
    isNothing: (_, found: ReadContracts<BillingContract>) => found.rowCount === 0,
    hasRest: ({ context }) => context.found !== null && !isReadWhole(context.found),
  },
  actions: {
    rememberInvoices: assign({ found: (_, found: ReadContracts<BillingContract>) => found }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'invoiceTable',
  description: 'Voir les factures de tous les contrats dans un tableau',
  context: ({ input }) => ({ ...input, found: null, failure: null }),
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Le tableau n’est pas encore demandé : rien n’est lu',
      on: { 'table.opened': { target: 'reading', description: 'Le tableau est demandé' } },
    },
    reading: {
      description: 'Le portail lit les factures de tous les contrats',
      tags: 'busy',
      invoke: {
        ...called('readInvoices'),
        input: ({ context: { criteria } }) => ({ criteria, mostPages: mostTablePages }),
        onDone: [
          doneIf(
            'isNothing',
            doneTo('empty', 'rememberInvoices', { description: 'Aucune facture n’est trouvée' }),
          ),
          doneTo('shown', 'rememberInvoices', { description: 'Des factures sont trouvées' }),
        ],
        onError: failedTo('unavailable', { description: 'Les factures ne peuvent pas être lues' }),
      },
    },
    unavailable: {
      description: 'La lecture a échoué : un message en donne la raison et propose de réessayer',
      on: { retried: { target: 'reading', description: 'L’utilisateur essaie de nouveau' } },
    },
    empty: { description: 'Aucune facture n’est à afficher' },
    shown: {
      description: 'Les factures lues sont affichées',
      initial: 'settled',
      states: {
        settled: {
          description: 'Le tableau est affiché',
          on: {
            'rest.requested': {
              guard: 'hasRest',
              target: 'extending',
              description: 'Les contrats qui restent sont demandés',
            },
          },
        },
        extending: {
          description: 'Le portail lit les contrats qui restent : le tableau reste en place',
          tags: 'busy',
          invoke: {
            id: 'readRest',
            src: 'readInvoices',
            input: ({ context: { criteria } }) => ({ criteria, mostPages: null }),
            onDone: doneTo('settled', 'rememberInvoices', { description: 'Tous les contrats sont lus' }),
            onError: failedTo('stuck', {
              description: 'Le reste ne peut pas être lu : le tableau reste en place',
            }),
          },
        },
        stuck: {
          description: 'Le reste n’a pas pu être lu : un message propose de réessayer',
          on: { retried: { target: 'extending', description: 'L’utilisateur essaie de nouveau' } },
        },
      },
    },
  },
});

export type InvoiceTableActor = ActorRefFrom<typeof invoiceTableMachine>;
