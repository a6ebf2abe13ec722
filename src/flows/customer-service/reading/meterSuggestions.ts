import { useActorRef } from '@xstate/react';
import { createContext, use, useState } from 'react';
import { fromPromise } from 'xstate';
import { suggestionMachine } from '#machines/address-suggestion/addressSuggestion.machine.ts';
import type { SuggestedMeter } from '#machines/domain/request/meterReading.ts';

type SuggestMeters = (query: string, signal: AbortSignal) => Promise<readonly SuggestedMeter[]>;

/** Where the meters of the account are looked for, given by the page. */
export const MeterSuggestionsContext = createContext<SuggestMeters>(async () => []);

const meterSuggestion = suggestionMachine<SuggestedMeter>();

/** The meters that are suggested as one types (docs/rules.md#meter-reading). */
export const useMeterSuggestions = () => {
  const suggestMeters = use(MeterSuggestionsContext);
  const [machine] = useState(() =>
    meterSuggestion.provide({
      actors: { suggest: fromPromise(({ input: { query }, signal }) => suggestMeters(query, signal)) },
    }),
  );
  return useActorRef(machine, { input: { typed: '' } });
};
