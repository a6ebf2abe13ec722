import { assign, setup } from 'xstate';
import type { Readable, Unread } from '#src/domain/answer.ts';
import type { Insert, Invoice } from '#src/domain/billing/invoice.ts';
import type { Failure } from '#src/domain/failure.ts';
import { called, doneIf, doneTo, failedTo, port } from '../setup/chart.ts';

export type InvoiceNamed = Pick<Invoice, 'reference' | 'numeroFacture'>;

export const insertsMachine = setup({
  types: {
    context: {} as {
      invoice: InvoiceNamed;
      inserts: readonly Insert[];
      unread: readonly Unread[];
      failure: Failure | null;
    },
    input: {} as InvoiceNamed,
    events: {} as { type: 'inserts.asked' } | { type: 'closed' },
    tags: {} as 'busy',
  },
  actors: { loadInserts: port<Readable<Insert>, InvoiceNamed>('loadInserts') },
  guards: { isNothing: (_, { items }: Readable<Insert>) => items.length === 0 },
  actions: {
    rememberInserts: assign((_, { items, unread }: Readable<Insert>) => ({ inserts: items, unread })),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'inserts',
  description: 'Consulter les documents joints à une facture',
  context: ({ input }) => ({ invoice: input, inserts: [], unread: [], failure: null }),
  initial: 'loading',
  on: { closed: { target: '.closed', description: 'L’utilisateur ferme la fenêtre' } },
  states: {
    loading: {
      description: 'Le portail demande les documents joints à la facture',
      tags: 'busy',
      invoke: {
        ...called('loadInserts'),
        input: ({ context }) => context.invoice,
        onDone: [
          doneIf('isNothing', { target: 'empty', description: 'Rien n’est joint à la facture' }),
          doneTo('listed', 'rememberInserts', { description: 'Les documents sont connus' }),
        ],
        onError: failedTo('unavailable', { description: 'La liste des documents ne peut pas être chargée' }),
      },
    },
    listed: { description: 'Les documents sont affichés, chacun avec son téléchargement' },
    empty: { description: 'Un message indique qu’aucun document n’est joint' },
    unavailable: {
      description: 'La liste n’a pas pu être chargée : un message en donne la raison et propose de réessayer',
      on: { 'inserts.asked': { target: 'loading', description: 'L’utilisateur essaie de nouveau' } },
    },
    closed: { type: 'final', description: 'La fenêtre est fermée' },
  },
});
