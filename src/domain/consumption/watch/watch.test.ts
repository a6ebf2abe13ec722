import { expect, it } from 'vitest';
import { dayAfter } from '../../calendar.ts';
import { knownLeak, knownMeter, knownRise, measureOn, ongoingLeak } from '../../fixtures/consumption.ts';
import { isOngoing, surplusShare, toAlarms } from './alarms.ts';
import { toVolumes, weeksAround } from './weeks.ts';

it('lists ongoing episodes by decreasing surplus, then ended episodes with the latest first', () => {
  const small = { ...ongoingLeak, litres: 10 };
  const found = toAlarms([{ meter: knownMeter, episodes: [knownRise, small, knownLeak, ongoingLeak] }]);
  expect(found.map(({ episode }) => episode)).toEqual([ongoingLeak, small, knownLeak, knownRise]);
});

it('excludes a seasonal episode from the ongoing episodes', () => {
  expect(isOngoing({ episode: ongoingLeak })).toBe(true);
  expect(isOngoing({ episode: { ...knownRise, isGoingOn: true } })).toBe(false);
});

it('divides the surplus by the usual consumption; returns null if the latter is zero', () => {
  expect(surplusShare(knownLeak)).toBe(0.8);
  expect(surplusShare({ ...knownLeak, usualADay: 0 })).toBeNull();
});

const today = '2026-11-22';

/** 100 days until yesterday: 1 m³ a day, 3 m³ during the known leak, no reading 50 days ago. */
const measures = Array.from({ length: 100 }, (_, rank) => {
  const day = dayAfter(today, rank - 100);
  const isLeak = day >= knownLeak.startDate && day <= knownLeak.endDate;
  return measureOn(day, { volume: rank === 50 ? null : isLeak ? 3 : 1 });
});

const volumes = toVolumes(measures, today);

it('returns the mean daily volume of each of the last eight weeks over days with a reading', () => {
  const { startDate, endDate, values, marked } = weeksAround(volumes, {
    ...knownLeak,
    endDate: '2026-11-21',
  });
  expect([startDate, endDate]).toEqual(['2026-09-27', '2026-11-21']);
  const leak = 19 / 7;
  expect(values).toEqual([1, 1, leak, leak, 1, 1, 1, 1].map((value) => expect.closeTo(value, 2)));
  expect(marked).not.toContain(true);
});

it('marks the weeks that contain days of an ongoing episode', () => {
  const ongoing = { ...knownLeak, startDate: '2026-11-12', endDate: '2026-11-21', isGoingOn: true };
  expect(weeksAround(volumes, ongoing).marked.indexOf(true)).toBe(6);
});

it('returns the weeks up to two weeks after an ended episode, at the latest up to yesterday', () => {
  expect(weeksAround(volumes, knownLeak).endDate).toBe('2026-11-06');
  expect(weeksAround(volumes, { ...knownLeak, endDate: '2026-11-15' }).endDate).toBe('2026-11-21');
});

it('returns null for a week without a reading', () => {
  expect(weeksAround(volumes, { ...knownLeak, endDate: '2026-08-16' }).values[0]).toBeNull();
});
