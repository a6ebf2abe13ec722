import { expect, it } from 'vitest';
import { knownMeter, makeMeters, measureOn, meterReadOnSite } from '#src/domain/fixtures/consumption.ts';
import { exportName, toFileRequest } from './export.setup.ts';

const contract = { reference: knownMeter.reference, name: 'Fournil' };

it('adds expected but missing readings only to meters that were fetched', () => {
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

it('keeps the contract reference of the meter if it is not among the listed ones', () => {
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

const reference = '981000004217';
const contracts = [
  { reference, name: 'Fournil' },
  { reference: '981000007137', name: 'École' },
];
// Same meter numbers in both contracts.
const [ofOne, ofOther] = [makeMeters(2, reference), makeMeters(2, '981000007137')];
const all = [...ofOne, ...ofOther];

const nameOf = (meters = all, change: Partial<Parameters<typeof exportName>[0]> = {}) =>
  exportName({
    today: new Date(2026, 10, 22),
    listed: { contracts, meters: all },
    request: { mode: 'monthly', format: 'xlsx', startDate: '2026-10-01', endDate: '2026-10-31', meters },
    missedPages: [],
    isWhole: true,
    savedBefore: 0,
    ...change,
  });

it.each([
  ['a meter', ofOne.slice(0, 1), '2026-11-22_D21TA1000000_mensuel.xlsx'],
  ['some of a contract', ofOne, '2026-11-22_98-1000-0042-17_mensuel.xlsx'],
  ['all of the account', all, '2026-11-22_tous-compteurs_mensuel.xlsx'],
  ['some of several contracts', all.slice(1), '2026-11-22_3-compteurs_mensuel.xlsx'],
])('names a file of %s', (_, meters, name) => {
  expect(nameOf(meters)).toBe(name);
});

it('adds “partiel” to the name if measures or listed meters are missing', () => {
  expect(nameOf(ofOne, { isWhole: false })).toBe('2026-11-22_98-1000-0042-17_mensuel-partiel.xlsx');
  expect(nameOf(all, { missedPages: [{}] })).toBe('2026-11-22_tous-compteurs_mensuel-partiel.xlsx');
  expect(nameOf(ofOne, { missedPages: [{}] })).toBe('2026-11-22_98-1000-0042-17_mensuel.xlsx');
});

it('adds “suite” to the name of a resumed export, with its count of meters', () => {
  const rest = { savedBefore: 12 };
  expect(nameOf(ofOne, rest)).toBe('2026-11-22_98-1000-0042-17_mensuel-suite.xlsx');
  expect(nameOf(ofOne.slice(0, 1), rest)).toBe('2026-11-22_98-1000-0042-17_mensuel-suite.xlsx');
  expect(nameOf(all, { ...rest, isWhole: false })).toBe('2026-11-22_4-compteurs_mensuel-suite-partiel.xlsx');
});
