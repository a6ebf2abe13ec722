import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type Answer, type Ask, answer, type Want, type WayFound } from './ways.schema.ts';

type Listener = (reply: Answer) => void;

const listeners = new Map<number, Listener>();

let started: Worker | null = null;
let latest = 0;

const start = (): Worker => {
  const worker = new Worker(new URL('./kit.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => {
    const reply = answer.parse(data);
    listeners.get(reply.id)?.(reply);
  });
  worker.addEventListener('error', ({ message }) => {
    started = null;
    worker.terminate();
    for (const [id, listener] of listeners) listener({ kind: 'failed', id, why: message });
  });
  return worker;
};

type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/**
 * Sends a request to the worker and passes each reply to the listener; returns a function that stops the listener.
 */
export const askKit = (question: Unnumbered<Ask>, listener: Listener): (() => void) => {
  started ??= start();
  const id = ++latest;
  listeners.set(id, listener);
  started.postMessage({ ...question, id } satisfies Ask);
  return () => void listeners.delete(id);
};

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

/** Paths of a flow, which a worker finds. A new request clears the results of the former one at once. */
export const useWays = (flow: string, want: Want): Ways => {
  const asker = useId();
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
