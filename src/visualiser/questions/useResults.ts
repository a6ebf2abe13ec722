import { useEffect, useEffectEvent, useId, useState } from 'react';
import { askKit } from '../paths/kit.ts';
import type { Result } from '../paths/ways.schema.ts';

/** What answers a question so far, with how many flows are left to read; or that nothing could be looked for. */
export type Results = { state: 'found'; left: number; results: readonly Result[] } | { state: 'failed' };

/** What answers a question across all flows, found off the main thread; null until something is known of it. */
export const useResults = (question: string, flow: string, isOpen: boolean): Results | null => {
  const asker = useId();
  const [known, setKnown] = useState<{ question: string; results: Results } | null>(null);
  const send = useEffectEvent((text: string) =>
    askKit({ kind: 'question', asker, flow, text }, (reply) => {
      if (reply.kind === 'failed') console.error(reply.why);
      if (reply.kind === 'results' || reply.kind === 'failed')
        setKnown({
          question: text,
          results:
            reply.kind === 'failed'
              ? { state: 'failed' }
              : { state: 'found', left: reply.left, results: reply.results },
        });
    }),
  );
  useEffect(() => {
    if (isOpen) return send(question);
  }, [question, isOpen]);
  return known?.question === question ? known.results : null;
};
