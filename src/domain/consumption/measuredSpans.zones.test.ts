import { expect, it } from 'vitest';
import { measureOn } from '../fixtures/consumption.ts';
import { withSpans } from './measuredSpans.ts';

const listSpans = (...of: Parameters<typeof withSpans>) => withSpans(...of).map(({ span }) => span);

const monthly = { mode: 'monthly', endDate: '2026-11-22' } as const;

it('covers a whole month, as far as it was asked for', () => {
  const measures = [measureOn('2024-02-28'), measureOn('2026-10-01'), measureOn('2026-11-30')];
  expect(listSpans('TR', measures, monthly)).toEqual([
    { startDate: '2024-02-01', endDate: '2024-02-29' },
    { startDate: '2026-10-01', endDate: '2026-10-31' },
    { startDate: '2026-11-01', endDate: '2026-11-22' },
  ]);
});

it('covers a day', () => {
  expect(listSpans('TR', [measureOn('2026-03-29')], { ...monthly, mode: 'daily' })).toEqual([
    { startDate: '2026-03-29', endDate: '2026-03-29' },
  ]);
});

it.each(['monthly', 'daily'] as const)('covers the days since the last reading on site, %s too', (mode) => {
  const measures = [
    measureOn('2025-10-30'),
    measureOn('2026-01-15', { volume: null, index: null }),
    measureOn('2026-04-30'),
  ];
  expect(listSpans('SE', measures, { ...monthly, mode })).toEqual([
    { startDate: null, endDate: '2025-10-30' },
    { startDate: null, endDate: '2026-01-15' },
    { startDate: '2025-10-31', endDate: '2026-04-30' },
  ]);
});
