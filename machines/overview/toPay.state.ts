import { toFailure } from '../domain/failure.ts';
import { overviewSetup, pendingDays } from './overview.setup.ts';

/** What is to be paid, whatever comes of the rest. */
export const toPay = overviewSetup.createStateConfig({
  description: 'Ce qu’il y a à régler',
  initial: 'loading',
  states: {
    loading: {
      description: 'Le portail lit les factures en attente',
      tags: 'busy',
      invoke: {
        id: 'listPending',
        src: 'listPending',
        input: ({ context }) => pendingDays(context),
        onDone: [
          {
            guard: { type: 'isNothingToPay', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'rememberToPay', params: ({ event }) => event.output },
            description: 'Aucune facture n’attend son règlement',
          },
          {
            target: 'shown',
            actions: { type: 'rememberToPay', params: ({ event }) => event.output },
            description: 'Des factures attendent leur règlement',
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberToPayFailure', params: ({ event }) => toFailure(event.error) },
          description: 'Les factures en attente ne peuvent pas être lues',
        },
      },
    },
    shown: {
      description: 'Les factures à régler sont affichées, les plus en retard d’abord',
    },
    empty: { description: 'Le bloc dit qu’aucune facture n’attend, sans rien promettre d’un solde dû' },
    failed: {
      description: 'Les factures manquent : le bloc dit pourquoi, et offre de réessayer',
      on: { 'toPay.retried': { target: 'loading', description: 'L’utilisateur redemande ce bloc seul' } },
    },
  },
});
