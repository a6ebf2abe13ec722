import { expect, it } from 'vitest';
import { comeBack, depart, noMemory, settle, signInMemorySchema } from './signInLoop.ts';

it('allows any number of redirects to the sign-in page while the user does not sign in', () => {
  let memory = noMemory;
  for (let visit = 0; visit < 30; visit++) {
    const next = depart(memory, visit);
    expect(next.departure).toBe('leaving');
    memory = next.memory;
  }
});

it('stops the redirects to the sign-in after a rejected new token, then allows a new attempt', () => {
  const { memory } = depart(noMemory, 0);
  const refused = depart(comeBack(memory), 1);
  expect(refused).toEqual({ departure: 'looping', memory: noMemory });
  expect(depart(refused.memory, 2).departure).toBe('leaving');
});

it('accepts a sign-in without an earlier redirect of the portal to the sign-in page', () => {
  expect(depart(comeBack(noMemory), 0).departure).toBe('leaving');
});

const aDay = Date.UTC(2026, 10, 21);

const expireEvery = (pause: number) => {
  let memory = noMemory;
  for (let time = 0; time < 20; time++) {
    const next = depart(settle(comeBack(memory)), aDay + time * pause);
    if (next.departure === 'looping') return time;
    memory = next.memory;
  }
  return null;
};

it('stops the redirects to the sign-in after eleven sessions that ended within a minute', () => {
  expect(expireEvery(1_000)).toBe(10);
});

it.each([6_000, 60_000])('redirects to the sign-in if sessions end every %d ms (ten a minute)', (pause) => {
  expect(expireEvery(pause)).toBeNull();
});

it('defines noMemory without a pending redirect and without ended sessions', () => {
  expect(noMemory).toEqual({ phase: 'none', expiries: [] });
});

it.each(['none', 'left', 'returned', 'settled'])('parses the stored redirect state « %s »', (phase) => {
  expect(signInMemorySchema.parse({ phase, expiries: [1] })).toEqual({ phase, expiries: [1] });
});
