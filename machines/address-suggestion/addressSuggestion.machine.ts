import { toAddressOutage } from '../domain/request/addressOutage.ts';
import { type Place, placeQuery } from '../domain/request/place.ts';
import { confirmed, type Suggested, suggestionSetup } from './addressSuggestion.setup.ts';

/**
 * Towns, or streets, suggested from what is typed (docs/rules.md#address-suggestions). Its one port, `suggest`, is asked
 * once the typing pauses; what is typed next drops the call, so that one at most is under way, and none answers late.
 */
export const suggestionMachine = <Found extends Suggested>() =>
  suggestionSetup<Found>().createMachine({
    id: 'addressSuggestion',
    description: 'Trouver une commune ou une rue d’après ce qui est saisi',
    context: ({ input }) => ({
      typed: input.typed,
      answered: '',
      found: [],
      chosen: null,
      rest: 0,
      needsFreeEntry: false,
      isConfirmed: false,
    }),
    initial: 'idle',
    on: {
      'text.typed': [
        {
          guard: { type: 'isSame', params: ({ event }) => event.text },
          actions: { type: 'rememberText', params: ({ event }) => event.text },
          description: 'La saisie ne demande rien de plus : seuls changent la casse ou des espaces',
        },
        {
          guard: { type: 'isTooShort', params: ({ event }) => event.text },
          target: '.idle',
          actions: [{ type: 'rememberText', params: ({ event }) => event.text }, 'forgetFound'],
          description: 'Moins de trois caractères sont saisis : rien n’est cherché',
        },
        {
          guard: { type: 'isAnswered', params: ({ event }) => event.text },
          target: '.answered',
          actions: { type: 'rememberText', params: ({ event }) => event.text },
          description: 'La réponse à ce qui est saisi est déjà connue : elle n’est pas redemandée',
        },
        {
          target: '.waiting',
          actions: { type: 'rememberText', params: ({ event }) => event.text },
          description: 'Trois caractères au moins sont saisis',
        },
      ],
      'text.confirmed': {
        guard: 'isNamed',
        target: '.chosen',
        actions: 'chooseNamesake',
        description: 'La saisie est validée, ou le champ quitté : la seule suggestion de ce nom est choisie',
      },
      'suggestion.chosen': {
        guard: { type: 'isSuggested', params: ({ event }) => event.suggestion },
        target: '.chosen',
        actions: { type: 'rememberChoice', params: ({ event }) => event.suggestion },
        description: 'Une suggestion affichée est choisie : ce qui était cherché est abandonné',
      },
    },
    states: {
      idle: {
        description: 'Rien n’est cherché : le champ attend trois caractères',
        on: {
          'text.confirmed': confirmed.short,
        },
      },
      tooShort: { description: 'Le champ demande d’ajouter le code postal à un nom d’une ou deux lettres' },
      waiting: {
        description: 'Le portail attend que la saisie marque une pause',
        after: { typingPaused: { target: 'searching', description: 'La saisie marque une pause' } },
        on: {
          'text.confirmed': confirmed.early,
        },
      },
      searching: {
        description: 'Le portail cherche ce qui répond à la saisie',
        tags: 'busy',
        invoke: {
          id: 'suggest',
          src: 'suggest',
          input: ({ context }) => ({ query: placeQuery(context.typed) }),
          onDone: {
            target: 'answered',
            actions: { type: 'rememberFound', params: ({ event }) => event.output },
            description: 'Le service répond',
          },
          onError: {
            target: 'resting',
            actions: [
              { type: 'rememberOutage', params: ({ event }) => toAddressOutage(event.error) },
              'forgetFound',
            ],
            description: 'Le service ne répond pas, ou refuse pour un temps',
          },
        },
        on: {
          'text.confirmed': confirmed.searched,
        },
      },
      answered: {
        description: 'La réponse est connue',
        always: [
          {
            guard: 'isNothing',
            target: 'nothingFound',
            actions: 'openFreeEntry',
            description: 'Rien ne répond à la saisie',
          },
          {
            guard: 'isConfirmedName',
            target: 'chosen',
            actions: 'chooseNamesake',
            description: 'La saisie était validée : la seule suggestion qui porte ce nom est choisie',
          },
          { target: 'suggested', description: 'Des suggestions répondent à la saisie' },
        ],
      },
      suggested: { description: 'Les suggestions sont proposées' },
      nothingFound: { description: 'Le champ dit que rien ne répond à la saisie' },
      chosen: { description: 'Le champ tient la suggestion choisie' },
      resting: {
        description: 'La recherche est interrompue : rien n’est demandé avant que le service ne le permette',
        tags: 'unavailable',
        after: {
          serviceRested: [
            {
              guard: { type: 'isTooShort', params: ({ context }) => context.typed },
              target: 'idle',
              description: 'Le délai que le service demande est passé : le champ attend trois caractères',
            },
            { target: 'rested', description: 'Le délai que le service demande est passé' },
          ],
        },
        on: {
          'text.typed': {
            actions: { type: 'rememberText', params: ({ event }) => event.text },
            description: 'La saisie est gardée, sans rien chercher',
          },
        },
      },
      rested: {
        description: 'La recherche peut être essayée de nouveau',
        tags: 'unavailable',
        on: {
          'search.retried': { target: 'searching', description: 'L’utilisateur fait chercher de nouveau' },
        },
      },
    },
  });

/** As towns are suggested; streets are in the same way. */
export const addressSuggestionMachine = suggestionMachine<Place>();
