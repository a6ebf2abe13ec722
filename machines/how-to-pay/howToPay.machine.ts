import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { type BillingContract, type Invoice, invoiceKey } from '#src/domain/billing/invoice.ts';
import { type ToPay, toPayOf } from '#src/domain/billing/toPay.ts';
import type { ReadContracts } from '#src/domain/contract/contractPage.ts';
import type { Failure } from '#src/domain/failure.ts';
import { called, doneIf, doneTo, failedTo, port } from '../setup/chart.ts';

export type HowToPayInput = {
  /** Invoice to pay; null for all unpaid invoices of the account. */
  invoice: Pick<Invoice, 'reference' | 'numeroFacture'> | null;
  showsDueDates: boolean;
  today: Date;
};

type Context = HowToPayInput & { toPay: ToPay | null; failure: Failure | null };

type Pending = ReadContracts<BillingContract>;

/** Invoices to pay. The call for one invoice number also returns longer numbers, which are removed here. */
const dueIn = ({ invoice, ...seen }: HowToPayInput, pending: Pending): ToPay => {
  const toPay = toPayOf(pending, seen);
  if (invoice === null) return toPay;
  return { ...toPay, invoices: toPay.invoices.filter((due) => invoiceKey(due) === invoiceKey(invoice)) };
};

export const howToPayMachine = setup({
  types: {
    context: {} as Context,
    input: {} as HowToPayInput,
    events: {} as { type: 'retried' } | { type: 'delay.requested' } | { type: 'closed' },
    tags: {} as 'busy',
  },
  actors: { loadDue: port<Pending, Pick<HowToPayInput, 'invoice' | 'today'>>('loadDue') },
  guards: { isNothing: ({ context }, pending: Pending) => dueIn(context, pending).invoices.length === 0 },
  actions: {
    rememberDue: assign({ toPay: ({ context }, pending: Pending) => dueIn(context, pending) }),
    rememberFailure: assign({ failure: (_, failure: Failure) => failure }),
  },
}).createMachine({
  id: 'howToPay',
  description: 'Savoir comment payer une facture, ou toutes',
  context: ({ input }) => ({ ...input, toPay: null, failure: null }),
  initial: 'loading',
  on: { closed: { target: '.closed', description: 'L’utilisateur ferme la fenêtre' } },
  states: {
    loading: {
      description: 'Le portail demande les factures en attente de paiement',
      tags: 'busy',
      invoke: {
        ...called('loadDue'),
        input: ({ context: { invoice, today } }) => ({ invoice, today }),
        onDone: [
          doneIf(
            'isNothing',
            doneTo('empty', 'rememberDue', { description: 'Aucun règlement n’est attendu' }),
          ),
          doneTo('shown', 'rememberDue', { description: 'Le montant et les références sont connus' }),
        ],
        onError: failedTo('failed', { description: 'Les factures ne peuvent pas être chargées' }),
      },
    },
    shown: {
      description: 'Le montant, les références et les moyens de payer sont affichés',
      on: { 'delay.requested': { target: 'asking', description: 'L’utilisateur demande un délai' } },
    },
    empty: { description: 'Un message indique qu’aucun règlement n’est attendu' },
    failed: {
      description:
        'Les factures n’ont pas pu être chargées : un message en donne la raison, et les moyens de payer restent affichés',
      on: {
        retried: { target: 'loading', description: 'L’utilisateur essaie de nouveau' },
        'delay.requested': { target: 'asking', description: 'L’utilisateur demande un délai' },
      },
    },
    asking: { type: 'final', description: 'La demande de délai s’ouvre, déjà remplie' },
    closed: { type: 'final', description: 'La fenêtre est fermée' },
  },
});

export type HowToPayActor = ActorRefFrom<typeof howToPayMachine>;
export type HowToPaySnapshot = SnapshotFrom<typeof howToPayMachine>;
