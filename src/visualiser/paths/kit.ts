import { type Answer, type Ask, answer } from './ways.schema.ts';

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
    // The next question starts another.
    started = null;
    worker.terminate();
    for (const [id, listener] of listeners) listener({ kind: 'failed', id, why: message });
  });
  return worker;
};

type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** Asks the kit's worker, and hears all that it answers until the function returned is called. */
export const askKit = (question: Unnumbered<Ask>, listener: Listener): (() => void) => {
  started ??= start();
  const id = ++latest;
  listeners.set(id, listener);
  started.postMessage({ ...question, id } satisfies Ask);
  return () => void listeners.delete(id);
};
