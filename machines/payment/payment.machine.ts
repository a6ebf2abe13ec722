import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';
import type { Unread } from '#src/domain/answer.ts';
import { type Contract, mayBeDebited } from '#src/domain/contract/contract.ts';

export type PaymentInput = {
  /** The contract that was selected; null where none was, or where it is not the user's. */
  contract: Contract | null;
  /** Contracts of the user that cannot be read; none by default. */
  unread?: readonly Unread[];
};

/** Has the mandate of a contract typed in the form of a third party (docs/rules.md#payment-page). */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentInput,
    input: {} as PaymentInput,
    events: {} as
      | { type: 'form.loaded' }
      | { type: 'mandate.ready' }
      | { type: 'mandate.saved' }
      | { type: 'mandate.failed' }
      | { type: 'form.reloaded' },
    tags: {} as 'busy' | 'framed' | 'ended',
  },
  /** Thirty seconds in all (docs/rules.md#limits). */
  delays: { formExpected: 5000, formOverdue: 25_000 },
  guards: {
    mayBeDebited: ({ context: { contract } }) => contract !== null && mayBeDebited(contract),
  },
}).createMachine({
  id: 'payment',
  description: 'Saisir le mandat de prélèvement d’un contrat',
  context: ({ input }) => input,
  initial: 'opening',
  states: {
    opening: {
      description: 'La page s’ouvre selon le contrat choisi',
      always: [
        {
          guard: 'mayBeDebited',
          target: 'loading',
          description: 'Le contrat choisi peut être payé par prélèvement',
        },
        { target: 'turnedAway', description: 'Aucun contrat n’est choisi, ou il ne peut pas être prélevé' },
      ],
    },
    loading: {
      description: 'Le formulaire du prestataire est attendu',
      tags: ['busy', 'framed'],
      after: { formExpected: { target: 'late', description: 'Cinq secondes plus tard, rien n’est venu' } },
      on: {
        'form.loaded': { target: 'shown', description: 'La page du prestataire est chargée' },
        'mandate.ready': {
          target: 'shown',
          description: 'Le prestataire n’attend pas que sa page soit toute chargée',
        },
        'mandate.failed': { target: 'failed', description: 'Le prestataire ne peut pas l’ouvrir' },
      },
    },
    late: {
      description: 'Le portail dit que c’est long, et propose de réessayer',
      tags: ['busy', 'framed'],
      after: {
        formOverdue: { target: 'failed', description: 'Trente secondes en tout : il ne viendra plus' },
      },
      on: {
        'form.loaded': { target: 'shown', description: 'La page du prestataire finit par venir' },
        'mandate.ready': { target: 'shown', description: 'Le formulaire finit par être prêt' },
        'mandate.failed': { target: 'failed', description: 'Le prestataire ne peut pas l’ouvrir' },
        'form.reloaded': {
          target: 'loading',
          description: 'L’utilisateur n’attend pas plus longtemps',
        },
      },
    },
    shown: {
      description: 'Le formulaire du prestataire est affiché dans la page',
      tags: 'framed',
      on: {
        'mandate.saved': { target: 'saved', description: 'Le prestataire a enregistré le mandat' },
        'mandate.failed': { target: 'failed', description: 'Le prestataire n’a pas pu l’enregistrer' },
        'form.reloaded': {
          target: 'loading',
          description: 'Le formulaire ne répond plus, ou s’affiche mal',
        },
      },
    },
    failed: {
      description: 'Le portail dit que le mandat n’a pas pu être saisi, et propose de réessayer',
      tags: 'ended',
      on: {
        'form.reloaded': { target: 'loading', description: 'L’utilisateur réessaie' },
      },
    },
    saved: { description: 'Le mandat est enregistré, et la suite est proposée', tags: 'ended' },
    turnedAway: { type: 'final', description: 'Les factures s’affichent, et le portail dit pourquoi' },
  },
});

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;
