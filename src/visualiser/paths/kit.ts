import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Criterion } from '../../kit/paths/paths.ts';
import type { FlowRights } from '../overview/rights.ts';
import type { Moment } from '../questions/moments.ts';
import type { Simulation, Step } from '../simulation/simulation.ts';

/** Path to a state, an arrow, a screen or a moment. `title`: '' if the component has its own title. */
export type WayFound = {
  id: string;
  title: string;
  input: string;
  steps: readonly Step[];
  end: string;
  /** Sentences of the path, if it is a story. */
  sentences?: readonly { keyword: string; text: string }[];
  /** Last screen of the path. `isError`: the screen shows a failure. `isEnd`: the flow has ended. */
  screen?: { isError: boolean; isEnd: boolean };
};

/** Start of a flow, or a move in a state. `places`: explored states of the move; empty for any. */
export type When =
  | { kind: 'opening'; input: string }
  | { kind: 'move'; state: string; move: string; places: readonly number[] };

export type WantedMoment = { id: string; when: When };

export type Want =
  | { kind: 'paths'; criterion: Criterion }
  | { kind: 'stories' }
  | { kind: 'screens' }
  | { kind: 'shortest'; branches: readonly string[] }
  | { kind: 'moments'; moments: readonly WantedMoment[] }
  | { kind: 'reach'; state: string; simulation: Simulation };

/** Request to the web worker: paths of a flow, search in all flows (first in `flow`), or rights of roles. */
export type Question =
  | { kind: 'ways'; flow: string; want: Want }
  | { kind: 'question'; flow: string; text: string }
  | { kind: 'rights' };

/** `asker`: id of a component. The worker answers only the newest question of each component. */
export type Ask = Question & { id: number; asker: string };

export type Result = Omit<Moment, 'read' | 'about'> & { excerpt: string };

export type Answer = { id: number } & (
  | { kind: 'doing'; doing: 'exploring' | 'choosing' }
  | { kind: 'found'; ways: readonly WayFound[] }
  /** `isSure`: the first result answers the question; false for the nearest moments. */
  | { kind: 'results'; left: number; isSure: boolean; results: readonly Result[] }
  | { kind: 'rights'; left: number; flows: readonly FlowRights[] }
  /** `why`: cause in French; '' if loading the page again may help. */
  | { kind: 'failed'; why: string }
);

const listeners = new Map<number, (reply: Answer) => void>();

let started: Worker | null = null;
let latest = 0;

const start = (): Worker => {
  const worker = new Worker(new URL('./kit.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => listeners.get(data.id)?.(data));
  worker.addEventListener('error', () => {
    started = null;
    worker.terminate();
    for (const [id, listener] of listeners) listener({ kind: 'failed', id, why: '' });
  });
  return worker;
};

export const useKit = (question: Question | null): Answer | null => {
  const asker = useId();
  const text = question && JSON.stringify(question);
  const [known, setKnown] = useState<{ text: string; reply: Answer } | null>(null);
  const ask = useEffectEvent((text: string) => {
    if (!question) return;
    started ??= start();
    const id = ++latest;
    listeners.set(id, (reply) => setKnown({ text, reply }));
    started.postMessage({ ...question, id, asker } satisfies Ask);
    return () => void listeners.delete(id);
  });
  useEffect(() => (text === null ? undefined : ask(text)), [text]);
  return known?.text === text ? known.reply : null;
};
