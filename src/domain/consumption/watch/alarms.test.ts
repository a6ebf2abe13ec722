import { expect, it } from 'vitest';
import { knownLeak, knownMeter, knownRise } from '../../fixtures/consumption.ts';
import { surplusShare, toAlarms } from './alarms.ts';

it('lists what has lost the most first, and what the season explains last', () => {
  const small = { ...knownLeak, litres: 10 };
  const found = toAlarms([{ meter: knownMeter, episodes: [knownRise, small, knownLeak] }]);
  expect(found.map(({ episode }) => episode)).toEqual([knownLeak, small, knownRise]);
});

it('says how much more it is than usual, where something is usual', () => {
  expect(surplusShare(knownLeak)).toBe(0.8);
  expect(surplusShare({ ...knownLeak, usualADay: 0 })).toBeNull();
});
