import { expect, it } from 'vitest';
import { knownMeter, meterReadOnSite } from '#src/domain/fixtures/consumption.ts';
import { proposedExport } from './storedExports.ts';

const today = new Date(2026, 10, 22);
const range = { mode: 'daily', start_date: '2026-11-01', end_date: '2026-11-20' } as const;
const last = { ...range, format: 'csv' } as const;
const choice = { today, request: null, last, meters: [knownMeter] };

it('proposes the period and format of the last export, or only xlsx before the first export', () => {
  expect(proposedExport(choice)).toEqual({ range, format: 'csv' });
  const { last: _, ...first } = choice;
  expect(proposedExport(first)).toEqual({ range: null, format: 'xlsx' });
});

it('proposes the period shown on the page and the format of the last export', () => {
  expect(proposedExport({ ...choice, period: { mode: 'monthly', name: '2025' } })).toEqual({
    range: { mode: 'monthly', start_date: '2025-01-01', end_date: '2025-12-31' },
    format: 'csv',
  });
});

it('prefers the period and format of the current request to those of the last export', () => {
  const request = {
    mode: 'monthly',
    startDate: '2026-01-01',
    endDate: '2026-03-31',
    format: 'xlsx',
    meters: [knownMeter],
  } as const;
  expect(proposedExport({ ...choice, request, period: { mode: 'daily', name: '2026-10' } })).toEqual({
    range: { mode: 'monthly', start_date: '2026-01-01', end_date: '2026-03-31' },
    format: 'xlsx',
  });
});

it('proposes only the stored format if the stored period is invalid for the meters or too old', () => {
  expect(proposedExport({ ...choice, meters: [meterReadOnSite] })).toEqual({ range: null, format: 'csv' });
  expect(proposedExport({ ...choice, today: new Date(2029, 0, 1) })).toEqual({ range: null, format: 'csv' });
});
