import { useEffect, useEffectEvent, useId, useState } from 'react';
import { askKit } from './kit.ts';
import type { Answer, Want, WayFound } from './ways.schema.ts';

/** What is known of the ways asked: what is being done to find them, then the ways, or why there are none. */
export type Ways =
  | { state: 'exploring' | 'choosing' }
  | { state: 'found'; ways: readonly WayFound[] }
  | { state: 'failed' };

const toWays = (reply: Exclude<Answer, { kind: 'results' }>): Ways => {
  switch (reply.kind) {
    case 'doing':
      return { state: reply.doing };
    case 'found':
      return { state: 'found', ways: reply.ways };
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
  const ask = useEffectEvent((question: string) =>
    askKit({ kind: 'ways', asker, flow, want }, (reply) => {
      if (reply.kind === 'results') return;
      if (reply.kind === 'failed') console.error(reply.why);
      setKnown({ question, ways: toWays(reply) });
    }),
  );
  useEffect(() => ask(question), [question]);
  return known?.question === question ? known.ways : { state: 'exploring' };
};
