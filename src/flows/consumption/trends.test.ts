import { expect, it, vi } from 'vitest';
import { trendOf } from '../../domain/consumption/trend.ts';
import { makeMeters } from '../../domain/fixtures/consumption.ts';
import { createTrends } from './trends.ts';

const trend = trendOf([], new Date(2026, 10, 27));
const meters = makeMeters(6);
const [first] = meters;
if (!first) throw new Error('No meter');

const setUp = () => {
  const calls: { answer: () => void; refuse: () => void; signal: AbortSignal }[] = [];
  const trends = createTrends(
    (_, signal) =>
      new Promise((resolve, reject) => {
        calls.push({ answer: () => resolve(trend), refuse: () => reject(new Error('refused')), signal });
      }),
  );
  return { trends, calls };
};

it('requests the measures of each meter once, with four requests at a time', async () => {
  const { trends, calls } = setUp();
  for (const meter of [...meters, first]) trends.request(meter);
  expect(calls).toHaveLength(4);
  calls[0]?.answer();
  await vi.waitFor(() => expect(calls).toHaveLength(5));
  expect(trends.of(first)).toEqual({ status: 'read', trend });
});

it('returns the trends of a contract only after all its meters have loaded', async () => {
  const { trends, calls } = setUp();
  const contract = { reference: first.reference, meterCount: 2 };
  for (const meter of meters.slice(0, 2)) trends.request(meter);
  calls[0]?.answer();
  await vi.waitFor(() => expect(trends.of(first).status).toBe('read'));
  expect(trends.ofContract(contract)).toEqual([]);
  calls[1]?.answer();
  await vi.waitFor(() => expect(trends.ofContract(contract)).toEqual([trend, trend]));
});

it('returns the trends of a contract that the visit has already loaded, without a request', () => {
  const load = vi.fn();
  const trends = createTrends(load, [{ meter: first, trend }]);
  trends.request(first);
  expect(load).not.toHaveBeenCalled();
  expect(trends.ofContract({ reference: first.reference, meterCount: 2 })).toEqual([trend]);
  expect(trends.ofContract({ reference: 'another', meterCount: 2 })).toEqual([]);
});

it('returns the failure of a meter, and sends its request again on retry', async () => {
  const { trends, calls } = setUp();
  trends.request(first);
  calls[0]?.refuse();
  await vi.waitFor(() => expect(trends.of(first)).toMatchObject({ status: 'failed' }));
  trends.request(first);
  expect(trends.of(first)).toEqual({ status: 'waiting' });
  expect(calls).toHaveLength(2);
  trends.leave();
  expect(calls[1]?.signal.aborted).toBe(true);
});
