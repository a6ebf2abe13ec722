import { assign, setup } from 'xstate';
import {
  type AddressOutage,
  fewestCharacters,
  isShortName,
  type Place,
  placeQuery,
  sameName,
  toAddressOutage,
} from '#src/domain/request/place.ts';
import { called, doneTo, port, required } from '../setup/chart.ts';

export type Suggested = { label: string };

type Context<Found> = {
  typed: string;
  /** Typed text whose suggestions are in `found`; '' before the first response. */
  answered: string;
  found: readonly Found[];
  /** Suggestion that the user chose last. It is valid only in the state `chosen`. */
  chosen: Found | null;
  /** Milliseconds to wait before the next call, after a failure of the address service. */
  rest: number;
  /** True if the service failed or found nothing since the last choice: the user may type any town. */
  needsFreeEntry: boolean;
  isConfirmed: boolean;
};

const namesake = <Found extends Suggested>(found: readonly Found[], typed: string): Found | null => {
  const [first = null, ...others] = found.filter(({ label }) => sameName(label, typed));
  return others.length === 0 ? first : null;
};

const chosenAs = <Found extends Suggested>(chosen: Found) => ({
  chosen,
  typed: chosen.label,
  needsFreeEntry: false,
});

const confirmed = {
  short: {
    guard: 'isShortName',
    target: 'tooShort',
    actions: 'openFreeEntry',
    description: 'Un nom d’une ou deux lettres est validé, ou le champ quitté',
  },
  early: {
    target: 'searching',
    actions: 'rememberConfirmation',
    description: 'La saisie est validée, ou le champ quitté : la pause n’est pas attendue',
  },
  searched: {
    actions: 'rememberConfirmation',
    description: 'La saisie est validée, ou le champ quitté, avant la réponse',
  },
} as const;

const suggestionSetup = <Found extends Suggested>() =>
  setup({
    types: {
      context: {} as Context<Found>,
      input: {} as { typed: string },
      events: {} as
        | { type: 'text.typed'; text: string }
        | { type: 'text.confirmed' }
        | { type: 'suggestion.chosen'; suggestion: Found }
        | { type: 'search.retried' },
      tags: {} as 'busy' | 'unavailable',
    },
    actors: { suggest: port<readonly Found[], { query: string }>('suggest') },
    delays: { typingPaused: 250, serviceRested: ({ context }) => context.rest },
    guards: {
      isTooShort: (_, text: string) => placeQuery(text).length < fewestCharacters,
      isShortName: ({ context }) => isShortName(context.typed),
      isAnswered: ({ context }, text: string) => placeQuery(text) === context.answered,
      isSame: ({ context }, text: string) => placeQuery(text) === placeQuery(context.typed),
      isSuggested: ({ context }, suggestion: Found) => context.found.includes(suggestion),
      isNamed: ({ context: { found, answered, typed } }) =>
        answered === placeQuery(typed) && namesake(found, typed) !== null,
      isConfirmedName: ({ context: { isConfirmed, found, typed } }) =>
        isConfirmed && namesake(found, typed) !== null,
      isNothing: ({ context }) => context.found.length === 0,
    },
    actions: {
      rememberText: assign(({ context: { typed, isConfirmed } }, text: string) => ({
        typed: text,
        isConfirmed: isConfirmed && placeQuery(text) === placeQuery(typed),
      })),
      rememberConfirmation: assign({ isConfirmed: true }),
      rememberFound: assign(({ context }, found: readonly Found[]) => ({
        found,
        answered: placeQuery(context.typed),
      })),
      openFreeEntry: assign({ needsFreeEntry: true }),
      forgetFound: assign({ found: [], answered: '' }),
      rememberChoice: assign((_, chosen: Found) => chosenAs(chosen)),
      chooseNamesake: assign(({ context: { found, typed } }) => chosenAs(required(namesake(found, typed)))),
      rememberOutage: assign((_, { rest }: AddressOutage) => ({ rest, needsFreeEntry: true })),
    },
  });

/** Suggests towns or streets. Each keystroke cancels the pending call (docs/rules.md#address-suggestions). */
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
          description: 'Seuls la casse ou des espaces changent : rien n’est redemandé',
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
        description: 'La saisie est validée, ou le champ quitté : la seule suggestion de ce nom est choisie',
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
        on: { 'text.confirmed': confirmed.short },
      },
      tooShort: { description: 'Un message invite à ajouter le code postal à un nom d’une ou deux lettres' },
      waiting: {
        description: 'Le portail attend que la saisie marque une pause',
        after: { typingPaused: { target: 'searching', description: 'La saisie marque une pause' } },
        on: { 'text.confirmed': confirmed.early },
      },
      searching: {
        description: 'Le portail cherche ce qui correspond à la saisie',
        tags: 'busy',
        invoke: {
          ...called('suggest'),
          input: ({ context }) => ({ query: placeQuery(context.typed) }),
          onDone: doneTo('answered', 'rememberFound', { description: 'Le service répond' }),
          onError: {
            target: 'resting',
            actions: [
              { type: 'rememberOutage', params: ({ event }) => toAddressOutage(event.error) },
              'forgetFound',
            ],
            description: 'Le service ne répond pas, ou refuse pour un temps',
          },
        },
        on: { 'text.confirmed': confirmed.searched },
      },
      answered: {
        description: 'La réponse est connue',
        always: [
          {
            guard: 'isNothing',
            target: 'nothingFound',
            actions: 'openFreeEntry',
            description: 'Rien ne correspond à la saisie',
          },
          {
            guard: 'isConfirmedName',
            target: 'chosen',
            actions: 'chooseNamesake',
            description: 'La saisie était validée : la seule suggestion qui porte ce nom est choisie',
          },
          { target: 'suggested', description: 'Des suggestions correspondent à la saisie' },
        ],
      },
      suggested: { description: 'Les suggestions sont proposées' },
      nothingFound: { description: 'Un message indique que rien ne correspond à la saisie' },
      chosen: { description: 'Le champ contient la suggestion choisie' },
      resting: {
        description: 'La recherche est suspendue jusqu’à la fin du délai que le service impose',
        tags: 'unavailable',
        after: {
          serviceRested: [
            {
              guard: { type: 'isTooShort', params: ({ context }) => context.typed },
              target: 'idle',
              description: 'Le délai que le service impose est passé : le champ attend trois caractères',
            },
            { target: 'rested', description: 'Le délai que le service impose est passé' },
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
        on: { 'search.retried': { target: 'searching', description: 'L’utilisateur relance la recherche' } },
      },
    },
  });

export const addressSuggestionMachine = suggestionMachine<Place>();
