import { expect, it } from 'vitest';
import { knownMeter, measureOn, meterReadOnSite } from '../domain/fixtures/consumption.ts';
import { fileAsked } from './export.setup.ts';

const { reference } = knownMeter;

it('writes a reading that was due and did not come, of what came only', () => {
  const meters = [meterReadOnSite, knownMeter];
  const read = measureOn('2026-11-20');
  const { measured } = fileAsked({
    today: new Date(2026, 10, 22),
    listed: { contract: { reference, name: 'Fournil' }, meters },
    asked: { mode: 'daily', format: 'csv', startDate: '2026-11-20', endDate: '2026-11-22', meters },
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
