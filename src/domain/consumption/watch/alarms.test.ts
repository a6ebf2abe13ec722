import { expect, it } from 'vitest';
import { knownLeak, knownMeter, knownRise } from '../../fixtures/consumption.ts';
import { surplusShare, toAlarms } from './alarms.ts';

it('sorts by litres lost, with seasonal rises last', () => {
  const small = { ...knownLeak, litres: 10 };
  const found = toAlarms([{ meter: knownMeter, episodes: [knownRise, small, knownLeak] }]);
  expect(found.map(({ episode }) => episode)).toEqual([knownLeak, small, knownRise]);
});

it('returns the surplus ratio, or null without usual consumption', () => {
  expect(surplusShare(knownLeak)).toBe(0.8);
  expect(surplusShare({ ...knownLeak, usualADay: 0 })).toBeNull();
});
