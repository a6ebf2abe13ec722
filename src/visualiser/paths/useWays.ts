import { useEffect, useEffectEvent, useId, useState } from 'react';
import { askKit } from './kit.ts';
import type { Answer, Want, WayFound } from './ways.schema.ts';

/** What is known of the ways asked: what is being done to find them, then the ways, or why there are none. */
export type Ways =
  | { state: 'exploring' | 'choosing' }
  | { state: 'found'; ways: readonly WayFound[] }
  | { state: 'failed' };

const waysOf = (said: Answer): Ways => {
  switch (said.kind) {
    case 'doing':
      return { state: said.doing };
    case 'found':
      return { state: 'found', ways: said.ways };
    case 'failed':
      return { state: 'failed' };
  }
};

/** The ways wanted of a flow, found off the main thread. What was wanted before is forgotten at once. */
export const useWays = (flow: string, want: Want): Ways => {
  const asker = useId();
  // Compared as a text: it is made anew at each render.
  const question = JSON.stringify({ flow, want });
  const [known, setKnown] = useState<{ question: string; ways: Ways } | null>(null);
  const ask = useEffectEvent(() =>
    askKit({ asker, flow, want }, (said) => {
      if (said.kind === 'failed') console.error(said.why);
      setKnown({ question, ways: waysOf(said) });
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each question
  useEffect(() => ask(), [question]);
  return known?.question === question ? known.ways : { state: 'exploring' };
};
