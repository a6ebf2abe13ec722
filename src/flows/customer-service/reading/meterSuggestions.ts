import { useActorRef } from '@xstate/react';
import { createContext, use, useState } from 'react';
import { fromPromise } from 'xstate';
import { suggestionMachine } from '#machines/address-suggestion/addressSuggestion.machine.ts';
import { allRead, type Readable, type Unread } from '../../../domain/answer.ts';
import type { SuggestedMeter } from '../../../domain/request/meterReading.ts';

type SuggestMeters = (query: string, signal: AbortSignal) => Promise<Readable<SuggestedMeter>>;

/** Where the meters of the account are looked for, given by the page. */
export const MeterSuggestionsContext = createContext<SuggestMeters>(async () => allRead([]));

const meterSuggestion = suggestionMachine<SuggestedMeter>();

/** Meters suggested as the user types, and what the last answer leaves out (docs/rules.md#meter-reading). */
export const useMeterSuggestions = () => {
  const suggestMeters = use(MeterSuggestionsContext);
  const [unread, setUnread] = useState<readonly Unread[]>([]);
  const [machine] = useState(() =>
    meterSuggestion.provide({
      actors: {
        suggest: fromPromise(async ({ input: { query }, signal }) => {
          const { items, unread: lost } = await suggestMeters(query, signal);
          if (!signal.aborted) setUnread(lost);
          return items;
        }),
      },
    }),
  );
  return { actor: useActorRef(machine, { input: { typed: '' } }), unread };
};
