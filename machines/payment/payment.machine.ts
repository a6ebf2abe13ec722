import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';
import * as z from 'zod/mini';
import type { Unread } from '#src/domain/answer.ts';
import { mayBeDebited } from '#src/domain/billing/automaticPayment.ts';
import type { Contract } from '#src/domain/contract/contract.ts';

export type PaymentInput = { contract: Contract | null; unread?: readonly Unread[] };

/** Shows the mandate form of a third party, and reacts to its messages (docs/rules.md#payment-page). */
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
  /** Milliseconds until a warning, and then until a failure (docs/rules.md#limits). */
  delays: { formExpected: 5000, formOverdue: 25_000 },
  guards: { mayBeDebited: ({ context: { contract } }) => contract !== null && mayBeDebited(contract) },
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
          description: 'Le contrat choisi peut être payé par prélèvement automatique',
        },
        { target: 'turnedAway', description: 'Aucun contrat n’est choisi, ou il ne peut pas être prélevé' },
      ],
    },
    loading: {
      description: 'Le formulaire du prestataire est attendu',
      tags: ['busy', 'framed'],
      after: {
        formExpected: { target: 'late', description: 'Le formulaire n’est pas affiché après cinq secondes' },
      },
      on: {
        'form.loaded': { target: 'shown', description: 'La page du prestataire est chargée' },
        'mandate.ready': {
          target: 'shown',
          description: 'Le formulaire est prêt avant la fin du chargement de sa page',
        },
        'mandate.failed': { target: 'failed', description: 'Le prestataire ne peut pas l’ouvrir' },
      },
    },
    late: {
      description: 'Un message signale l’attente et propose de réessayer',
      tags: ['busy', 'framed'],
      after: {
        formOverdue: {
          target: 'failed',
          description: 'Le formulaire n’est pas affiché après trente secondes en tout',
        },
      },
      on: {
        'form.loaded': { target: 'shown', description: 'La page du prestataire finit par se charger' },
        'mandate.ready': { target: 'shown', description: 'Le formulaire finit par être prêt' },
        'mandate.failed': { target: 'failed', description: 'Le prestataire ne peut pas l’ouvrir' },
        'form.reloaded': { target: 'loading', description: 'L’utilisateur n’attend pas plus longtemps' },
      },
    },
    shown: {
      description: 'Le formulaire du prestataire est affiché dans la page',
      tags: 'framed',
      on: {
        'mandate.saved': { target: 'saved', description: 'Le prestataire a enregistré le mandat' },
        'mandate.failed': { target: 'failed', description: 'Le prestataire n’a pas pu l’enregistrer' },
        'form.reloaded': { target: 'loading', description: 'Le formulaire ne répond plus, ou s’affiche mal' },
      },
    },
    failed: {
      description: 'Un message indique que le mandat n’a pas pu être saisi et propose de réessayer',
      tags: 'ended',
      on: { 'form.reloaded': { target: 'loading', description: 'L’utilisateur réessaie' } },
    },
    saved: { description: 'Le mandat est enregistré, et la suite est proposée', tags: 'ended' },
    turnedAway: {
      type: 'final',
      description: 'Les factures s’affichent, avec un message qui en donne la raison',
    },
  },
});

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

/**
 * Settings of the iframe with the mandate form (docs/rules.md#payment-page). A form on the origin of the
 * portal gets no `allow-same-origin`, with which it could remove `sandbox` and read the token. Its `origin`
 * is then the text `null`, as in `event.origin`.
 */
export const mandateForm = (setting: string, own: string) => {
  const { href: address, origin } = new URL(setting, own);
  const sandbox = 'allow-forms allow-scripts';
  return origin === own
    ? { address, sandbox, origin: 'null' }
    : { address, sandbox: `${sandbox} allow-same-origin`, origin };
};

export type MandateForm = ReturnType<typeof mandateForm>;

export const formAddress = ({ address }: MandateForm, reference: string): string => {
  const url = new URL(address);
  url.searchParams.set('reference', reference);
  return url.href;
};

/** Limits of the height that the form may request, in pixels (docs/rules.md#limits). */
const leastHeight = 240;
const mostHeight = 2400;

const clamped = (height: number): number => Math.min(Math.max(Math.ceil(height), leastHeight), mostHeight);

const messageSchema = z.union([
  z.object({ type: z.enum(['mandate.ready', 'mandate.saved', 'mandate.failed']) }),
  z.object({ type: z.literal('mandate.resized'), height: z.pipe(z.number(), z.transform(clamped)) }),
]);

export type MandateMessage = z.infer<typeof messageSchema>;

/** Parses a message from the mandate form; null for an unknown message (docs/rules.md#payment-page). */
export const readMandateMessage = (data: unknown): MandateMessage | null => {
  const message = messageSchema.safeParse(data);
  return message.success ? message.data : null;
};
