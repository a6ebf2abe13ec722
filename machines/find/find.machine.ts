import { toFailure } from '../domain/failure.ts';
import { required } from '../setup/required.ts';
import { findSetup } from './find.setup.ts';
import { unanswered } from './lookup.ts';
import { numberTyped } from './number.ts';

const numberIn = ({ typed }: { typed: string }) => required(numberTyped(typed));

/**
 * One search for all that the portal has (docs/rules.md#find-anything). Contracts, pages and actions are known, and found by the
 * view at each key; what looks like a number is also asked of the back office, once the typing pauses.
 */
export const findMachine = findSetup.createMachine({
  id: 'find',
  description: 'Trouver un contrat, un compteur, une facture, une page ou une action',
  context: ({ input }) => ({ ...input, invoices: unanswered, meters: unanswered, address: null }),
  initial: 'opening',
  on: {
    'text.typed': [
      {
        guard: { type: 'isSameNumber', params: ({ event }) => event.text },
        actions: { type: 'rememberText', params: ({ event }) => event.text },
        description:
          'La saisie ne demande rien de plus au back-office : ce qui est connu est trouvé aussitôt',
      },
      {
        guard: { type: 'isNumber', params: ({ event }) => event.text },
        target: '.waiting',
        actions: [{ type: 'rememberText', params: ({ event }) => event.text }, 'forgetFound'],
        description: 'La saisie peut être un numéro de facture ou de compteur',
      },
      {
        target: '.ready',
        actions: [{ type: 'rememberText', params: ({ event }) => event.text }, 'forgetFound'],
        description: 'La saisie n’est plus un numéro : seul ce qui est connu est cherché',
      },
    ],
    'result.chosen': {
      target: '.followed',
      actions: { type: 'rememberAddress', params: ({ event }) => event.address },
      description: 'L’utilisateur choisit un résultat',
    },
    closed: { target: '.closed', description: 'L’utilisateur ferme la recherche' },
  },
  states: {
    opening: {
      description: 'La recherche s’ouvre sur ce qui y était saisi, ou vide',
      always: [
        {
          guard: { type: 'isNumber', params: ({ context }) => context.typed },
          target: 'searching',
          description: 'Un numéro y était saisi',
        },
        { target: 'ready', description: 'Rien n’y était saisi, ou des mots' },
      ],
    },
    ready: {
      description:
        'Les contrats, les pages et les actions qui répondent à la saisie sont proposés ; sans saisie, les pages et les actions courantes',
    },
    waiting: {
      description: 'Le portail attend que la saisie marque une pause',
      after: { typingPaused: { target: 'searching', description: 'La saisie marque une pause' } },
    },
    searching: {
      description:
        'Le portail cherche dans les factures et dans les compteurs ; ce qui est connu reste proposé',
      tags: 'busy',
      invoke: [
        {
          id: 'findInvoices',
          src: 'findInvoices',
          input: ({ context }) => ({ number: numberIn(context), ...context.days }),
          onDone: {
            actions: { type: 'rememberInvoices', params: ({ event }) => event.output },
            description: 'Les factures de ce numéro sont connues',
          },
          onError: {
            actions: { type: 'rememberInvoicesFailure', params: ({ event }) => toFailure(event.error) },
            description: 'Les factures ne peuvent pas être cherchées',
          },
        },
        {
          id: 'findMeters',
          src: 'findMeters',
          input: ({ context }) => ({ number: numberIn(context) }),
          onDone: {
            actions: { type: 'rememberMeters', params: ({ event }) => event.output },
            description: 'Les compteurs de ce numéro sont connus',
          },
          onError: {
            actions: { type: 'rememberMetersFailure', params: ({ event }) => toFailure(event.error) },
            description: 'Les compteurs ne peuvent pas être cherchés',
          },
        },
      ],
      always: [
        { guard: 'isComplete', target: 'answered', description: 'Les deux réponses sont venues' },
        { guard: 'isOver', target: 'incomplete', description: 'Une réponse au moins n’est pas venue' },
      ],
    },
    answered: { description: 'Les factures et les compteurs trouvés s’ajoutent aux résultats' },
    incomplete: {
      description:
        'L’écran dit ce qui n’a pas pu être cherché, et offre de réessayer ; les autres résultats restent proposés',
      on: {
        'search.retried': {
          target: 'searching',
          actions: 'forgetFailures',
          description: 'L’utilisateur fait chercher de nouveau',
        },
      },
    },
    followed: { type: 'final', description: 'La recherche se ferme, et le portail va au résultat' },
    closed: { type: 'final', description: 'La recherche est fermée : ce qui est saisi y sera encore' },
  },
});
