import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Answer, Ask, Question } from './ways.ts';

const listeners = new Map<number, (reply: Answer) => void>();

let started: Worker | null = null;
let latest = 0;

const start = (): Worker => {
  const worker = new Worker(new URL('./kit.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => listeners.get(data.id)?.(data));
  worker.addEventListener('error', ({ message }) => {
    started = null;
    worker.terminate();
    for (const [id, listener] of listeners) listener({ kind: 'failed', id, why: message });
  });
  return worker;
};

/** Newest reply of the worker to a question; null without a question, or before its first reply. */
export const useKit = (question: Question | null): Answer | null => {
  const asker = useId();
  const text = question && JSON.stringify(question);
  const [known, setKnown] = useState<{ text: string; reply: Answer } | null>(null);
  const ask = useEffectEvent((text: string) => {
    if (!question) return;
    started ??= start();
    const id = ++latest;
    listeners.set(id, (reply) => {
      if (reply.kind === 'failed') console.error(reply.why);
      setKnown({ text, reply });
    });
    started.postMessage({ ...question, id, asker } satisfies Ask);
    return () => void listeners.delete(id);
  });
  useEffect(() => (text === null ? undefined : ask(text)), [text]);
  return known?.text === text ? known.reply : null;
};
