import { assign, setup } from 'xstate';
import type { AddressOutage } from '../domain/request/addressOutage.ts';
import { fewestCharacters, placeQuery, sameName } from '../domain/request/place.ts';
import { port } from '../setup/port.ts';
import { required } from '../setup/required.ts';

/** What may be suggested: `label` is what the field holds once it is chosen. */
export type Suggested = { label: string };

type Context<Found> = {
  typed: string;
  /** What `found` answers; empty where nothing is known. */
  answered: string;
  found: readonly Found[];
  /** What was last chosen: it holds in `chosen` alone. */
  chosen: Found | null;
  /** How long the service is left alone, in milliseconds. */
  rest: number;
  /** It has failed, or found nothing, since something was last chosen: what it cannot give may be typed. */
  needsFreeEntry: boolean;
  /** What is typed was confirmed before its answer came. */
  isConfirmed: boolean;
};

/** The one suggestion whose name is what is typed; none where several have it. */
const namesake = <Found extends Suggested>(found: readonly Found[], typed: string): Found | null => {
  const [first = null, ...others] = found.filter(({ label }) => sameName(label, typed));
  return others.length === 0 ? first : null;
};

const chosenAs = <Found extends Suggested>(chosen: Found) => ({
  chosen,
  typed: chosen.label,
  needsFreeEntry: false,
});

/** Action of Enter or of a left field, before the answer is known. */
export const confirmed = {
  short: {
    guard: 'isShortName',
    target: 'tooShort',
    actions: 'openFreeEntry',
    description: 'Un nom d’une ou deux lettres est validé, ou le champ quitté',
  },
  early: {
    target: 'searching',
    actions: 'rememberConfirmation',
    description: 'La saisie est validée, ou le champ quitté : la pause n’est pas attendue',
  },
  searched: {
    actions: 'rememberConfirmation',
    description: 'La saisie est validée, ou le champ quitté, avant la réponse',
  },
} as const;

/** The bodies that the chart of the suggestions names. */
export const suggestionSetup = <Found extends Suggested>() =>
  setup({
    types: {
      context: {} as Context<Found>,
      /** Text that the field opens with, which is not looked for. */
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
      isShortName: ({ context }) => {
        const { length } = placeQuery(context.typed);
        return length > 0 && length < fewestCharacters;
      },
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
