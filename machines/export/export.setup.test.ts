import { expect, it } from 'vitest';
import { knownMeter, measureOn, meterReadOnSite } from '../domain/fixtures/consumption.ts';
import { toFileRequest } from './export.setup.ts';

const contract = { reference: knownMeter.reference, name: 'Fournil' };

it('writes a reading that was due and did not come, of what came only', () => {
  const meters = [meterReadOnSite, knownMeter];
  const read = measureOn('2026-11-20');
  const { measured } = toFileRequest({
    savedBefore: 0,
    today: new Date(2026, 10, 22),
    listed: { contracts: [contract], meters },
    request: { mode: 'daily', format: 'csv', startDate: '2026-11-20', endDate: '2026-11-22', meters },
    fetched: [
      { meter: knownMeter, measures: [read] },
      { meter: meterReadOnSite, measures: [read] },
    ],
  });
  expect(measured).toEqual([
    { contract, meter: meterReadOnSite, measures: [read] },
    { contract, meter: knownMeter, measures: [read, measureOn('2026-11-21', { volume: null, index: null })] },
  ]);
});

it('names the contract that a meter says it is of, where another is listed', () => {
  const { measured } = toFileRequest({
    savedBefore: 0,
    today: new Date(2026, 10, 22),
    listed: { contracts: [{ ...contract, reference: '981000007137' }], meters: [knownMeter] },
    request: {
      mode: 'monthly',
      format: 'csv',
      startDate: '2026-10-01',
      endDate: '2026-10-31',
      meters: [knownMeter],
    },
    fetched: [{ meter: knownMeter, measures: [measureOn('2026-10-31')] }],
  });
  expect(measured.map((each) => each.contract)).toEqual([{ reference: contract.reference, name: '' }]);
});
