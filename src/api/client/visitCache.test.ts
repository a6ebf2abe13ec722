import { expect, it } from 'vitest';
import { reportUnauthorized } from '../storage/token.ts';
import { cachedForVisit } from './visitCache.ts';

const { signal } = new AbortController();

const counted = (answer: (call: number) => Promise<string>) => {
  let calls = 0;
  const read = cachedForVisit(
    (key: string) => key,
    () => answer(++calls),
  );
  return { read, count: () => calls };
};

const answered = async () => 'answer';

it('sends one call for two requests with equal arguments, and a second for another argument', async () => {
  const { read, count } = counted(answered);
  expect(read.peek('a')).toBeUndefined();
  expect(await Promise.all([read('a', signal), read('a', signal), read('b', signal)])).toEqual([
    'answer',
    'answer',
    'answer',
  ]);
  expect(count()).toBe(2);
  expect(read.peek('a')).toBe('answer');
});

it('sends a cached call again after the first call has failed', async () => {
  const { read } = counted((call) => (call === 1 ? Promise.reject(new Error('refused')) : answered()));
  await expect(read('a', signal)).rejects.toThrow('refused');
  expect(await read('a', signal)).toBe('answer');
});

it('rejects only the caller that aborts a shared call, and responds to the other caller', async () => {
  const { read, count } = counted(answered);
  const abort = new AbortController();
  const aborted = read('a', abort.signal);
  const other = read('a', signal);
  abort.abort(new Error('left'));
  await expect(aborted).rejects.toThrow('left');
  expect(await other).toBe('answer');
  expect(count()).toBe(1);
});

it('aborts a shared call when all its callers have aborted, and sends this call again later', async () => {
  const signals: AbortSignal[] = [];
  const read = cachedForVisit(
    (key: string) => key,
    (_, signal) => {
      signals.push(signal);
      return signals.length === 1 ? new Promise<string>(() => {}) : answered();
    },
  );
  const callers = [new AbortController(), new AbortController()] as const;
  const waiting = callers.map((caller) => read('a', caller.signal).catch(() => 'aborted'));
  callers[0].abort();
  expect(signals[0]?.aborted).toBe(false);
  callers[1].abort();
  expect(signals[0]?.aborted).toBe(true);
  expect(await Promise.all(waiting)).toEqual(['aborted', 'aborted']);
  expect(await read('a', signal)).toBe('answer');
});

it('sends a cached call again after the end of the session and after forget()', async () => {
  const { read, count } = counted(answered);
  await read('a', signal);
  reportUnauthorized();
  await read('a', signal);
  read.forget('a');
  await read('a', signal);
  expect(count()).toBe(3);
});
