import { expect, it } from 'vitest';
import { daysWithin } from './daysWithin.ts';

const october = { mode: 'daily', name: '2026-10' } as const;

it.each([
  ['within', '2026-10-12', '2026-10-23', [['2026-10-12', '2026-10-23']]],
  ['begun the month before', '2026-09-20', '2026-10-01', [['2026-10-01', '2026-10-01']]],
  ['going on the month after', '2026-10-31', '2026-11-21', [['2026-10-31', '2026-10-31']]],
  ['longer than the month', '2026-06-04', '2026-11-21', [['2026-10-01', '2026-10-31']]],
  ['over before', '2026-09-01', '2026-09-30', []],
  ['begun after', '2026-11-01', '2026-11-03', []],
])('days %s', (_, startDate, endDate, expected) => {
  expect(daysWithin([{ startDate, endDate }], october)).toEqual(
    expected.map(([start, end]) => ({ startDate: start, endDate: end })),
  );
});

it('nothing of a year by month', () => {
  const days = { startDate: '2026-10-12', endDate: '2026-10-23' };
  expect(daysWithin([days], { mode: 'monthly', name: '2026' })).toEqual([]);
});
