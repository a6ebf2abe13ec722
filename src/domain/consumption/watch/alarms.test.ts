import { expect, it } from 'vitest';
import { knownLeak, knownMeter, knownRise, ongoingLeak } from '../../fixtures/consumption.ts';
import { isOngoing, surplusShare, toAlarms } from './alarms.ts';

it('sorts ongoing rises by litres lost, then the others from the latest', () => {
  const small = { ...ongoingLeak, litres: 10 };
  const found = toAlarms([{ meter: knownMeter, episodes: [knownRise, small, knownLeak, ongoingLeak] }]);
  expect(found.map(({ episode }) => episode)).toEqual([ongoingLeak, small, knownLeak, knownRise]);
});

it('does not count a rise of the season as ongoing', () => {
  expect(isOngoing({ episode: ongoingLeak })).toBe(true);
  expect(isOngoing({ episode: { ...knownRise, isGoingOn: true } })).toBe(false);
});

it('returns the surplus ratio, or null without usual consumption', () => {
  expect(surplusShare(knownLeak)).toBe(0.8);
  expect(surplusShare({ ...knownLeak, usualADay: 0 })).toBeNull();
});
