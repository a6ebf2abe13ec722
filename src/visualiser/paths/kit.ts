import { type Answer, type Ask, answer } from './ways.schema.ts';

type Listener = (said: Answer) => void;

const listeners = new Map<number, Listener>();

let started: Worker | null = null;
let asked = 0;

const start = (): Worker => {
  const worker = new Worker(new URL('./kit.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => {
    const said = answer.parse(data);
    listeners.get(said.id)?.(said);
  });
  worker.addEventListener('error', ({ message }) => {
    // The next question starts another.
    started = null;
    worker.terminate();
    for (const [id, hear] of listeners) hear({ kind: 'failed', id, why: message });
  });
  return worker;
};

/** Asks the kit's worker, and hears all that it answers until the function returned is called. */
export const askKit = (question: Omit<Ask, 'id'>, hear: Listener): (() => void) => {
  started ??= start();
  const id = ++asked;
  listeners.set(id, hear);
  started.postMessage({ ...question, id } satisfies Ask);
  return () => void listeners.delete(id);
};
