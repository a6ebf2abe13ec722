import { findSetup } from './find.setup.ts';
import { unanswered } from './lookup.ts';
import { searching } from './searching.state.ts';

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
    searching,
    answered: { description: 'Les factures et les compteurs trouvés s’ajoutent aux résultats' },
    incomplete: {
      description:
        'L’écran dit ce qui n’a pas pu être cherché, et offre de réessayer ; les autres résultats restent proposés',
      on: {
        'search.retried': [
          {
            guard: 'areMetersKnown',
            target: 'searching.invoices',
            actions: 'forgetFailures',
            description: 'L’utilisateur fait chercher de nouveau les factures, et elles seules',
          },
          {
            guard: 'areInvoicesKnown',
            target: 'searching.meters',
            actions: 'forgetFailures',
            description: 'L’utilisateur fait chercher de nouveau les compteurs, et eux seuls',
          },
          {
            target: 'searching',
            actions: 'forgetFailures',
            description: 'L’utilisateur fait chercher de nouveau les deux',
          },
        ],
      },
    },
    followed: { type: 'final', description: 'La recherche se ferme, et le portail va au résultat' },
    closed: { type: 'final', description: 'La recherche est fermée : ce qui est saisi y sera encore' },
  },
});
