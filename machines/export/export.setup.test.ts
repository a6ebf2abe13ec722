import { expect, it } from 'vitest';
import { knownMeter, measureOn, meterReadOnSite } from '../domain/fixtures/consumption.ts';
import { exportName, toFileRequest } from './export.setup.ts';

const { reference } = knownMeter;

it('writes a reading that was due and did not come, of what came only', () => {
  const meters = [meterReadOnSite, knownMeter];
  const read = measureOn('2026-11-20');
  const { measured } = toFileRequest({
    savedBefore: 0,
    today: new Date(2026, 10, 22),
    listed: { contract: { reference, name: 'Fournil' }, meters },
    request: { mode: 'daily', format: 'csv', startDate: '2026-11-20', endDate: '2026-11-22', meters },
    fetched: [
      { meter: knownMeter, measures: [read] },
      { meter: meterReadOnSite, measures: [read] },
    ],
  });
  expect(measured).toEqual([
    { meter: meterReadOnSite, measures: [read] },
    { meter: knownMeter, measures: [read, measureOn('2026-11-21', { volume: null, index: null })] },
  ]);
});

it('names otherwise a file that lacks a meter, and the rest of one that was interrupted', () => {
  const meters = [meterReadOnSite, knownMeter];
  const context = {
    savedBefore: 0,
    today: new Date(2026, 10, 22),
    listed: { contract: { reference: '981000004217', name: 'Fournil' }, meters },
    request: { mode: 'monthly', format: 'xlsx', startDate: '2026-10-01', endDate: '2026-10-31', meters },
  } as const;
  const fetched = meters.map((meter) => ({ meter, measures: [] }));
  expect(exportName({ ...context, fetched })).toBe('2026-11-22_98-1000-0042-17_mensuel.xlsx');
  expect(exportName({ ...context, fetched: fetched.slice(1) })).toBe(
    '2026-11-22_98-1000-0042-17_mensuel-partiel.xlsx',
  );
  const rest = { ...context, request: { ...context.request, meters: [knownMeter] }, savedBefore: 1 };
  expect(exportName({ ...rest, fetched })).toBe('2026-11-22_98-1000-0042-17_mensuel-suite.xlsx');
  expect(exportName({ ...rest, fetched: [] })).toBe('2026-11-22_98-1000-0042-17_mensuel-suite-partiel.xlsx');
  expect(toFileRequest({ ...rest, fetched }).isAlone).toBe(false);
});
