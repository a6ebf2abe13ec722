import { assign, setup } from 'xstate';
import type { AddressOutage } from '../domain/addressOutage.ts';
import { fewestCharacters, placeQuery } from '../domain/place.ts';
import { port } from '../setup/port.ts';

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
};

/** The bodies that the chart of the suggestions names. */
export const suggestionSetup = <Found extends Suggested>() =>
  setup({
    types: {
      context: {} as Context<Found>,
      events: {} as
        | { type: 'text.typed'; text: string }
        | { type: 'suggestion.chosen'; suggestion: Found }
        | { type: 'search.retried' },
      tags: {} as 'busy' | 'unavailable',
    },
    actors: { suggest: port<readonly Found[], { query: string }>('suggest') },
    delays: { typingPaused: 250, serviceRested: ({ context }) => context.rest },
    guards: {
      isTooShort: (_, text: string) => placeQuery(text).length < fewestCharacters,
      isAnswered: ({ context }, text: string) => placeQuery(text) === context.answered,
      isSame: ({ context }, text: string) => placeQuery(text) === placeQuery(context.typed),
      isSuggested: ({ context }, suggestion: Found) => context.found.includes(suggestion),
      isNothing: ({ context }) => context.found.length === 0,
    },
    actions: {
      rememberText: assign({ typed: (_, text: string) => text }),
      rememberFound: assign(({ context }, found: readonly Found[]) => ({
        found,
        answered: placeQuery(context.typed),
      })),
      openFreeEntry: assign({ needsFreeEntry: true }),
      forgetFound: assign({ found: [], answered: '' }),
      rememberChoice: assign((_, chosen: Found) => ({ chosen, typed: chosen.label, needsFreeEntry: false })),
      rememberOutage: assign((_, { rest }: AddressOutage) => ({ rest, needsFreeEntry: true })),
    },
  });
