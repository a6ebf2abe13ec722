import { expect, it } from 'vitest';
import { measureOn } from '../fixtures/consumption.ts';
import { withMissing } from './missingMeasures.ts';

const today = new Date(2026, 2, 31, 23, 30);

const daily = (startDate: string, endDate: string) => ({ mode: 'daily' as const, startDate, endDate, today });

const absent = (day: string) => measureOn(day, { volume: null, index: null });

it('adds a day without a reading in its place, over the change of hour', () => {
  const [before, after] = [measureOn('2026-03-27'), measureOn('2026-03-30')];
  expect(withMissing('TR', [before, after], daily('2026-03-27', '2026-03-30'))).toEqual([
    before,
    absent('2026-03-28'),
    absent('2026-03-29'),
    after,
  ]);
});

it('adds the first and the last day, and none that is answered already', () => {
  const answered = [measureOn('2026-03-02'), absent('2026-03-03')];
  expect(withMissing('TR', answered, daily('2026-03-01', '2026-03-04')).map(({ day }) => day)).toEqual([
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
  ]);
});

it('does not wait for a reading of today, nor of the month under way', () => {
  expect(withMissing('TR', [], daily('2026-03-30', '2026-03-31'))).toEqual([absent('2026-03-30')]);
  const months = { mode: 'monthly' as const, startDate: '2025-12-01', endDate: '2026-03-31', today };
  const february = measureOn('2026-02-28');
  expect(withMissing('TR', [february], months)).toEqual([
    absent('2025-12-01'),
    absent('2026-01-01'),
    february,
  ]);
});

it('waits for no reading of a meter that is read on site', () => {
  const read = [measureOn('2026-03-12')];
  expect(withMissing('SE', read, daily('2026-03-01', '2026-03-30'))).toEqual(read);
});
