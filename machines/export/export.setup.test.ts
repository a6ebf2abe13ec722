import { expect, it } from 'vitest';
import { knownMeter, makeMeters, measureOn, meterReadOnSite } from '#src/domain/fixtures/consumption.ts';
import { exportName, toFileRequest } from './export.setup.ts';

const contract = { reference: knownMeter.reference, name: 'Fournil' };

it('adds missing measures for a remotely read meter, but none for a meter read on site', () => {
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

it('writes the contract reference without a name for a meter whose contract is not listed', () => {
  const meters = [knownMeter];
  const { measured } = toFileRequest({
    savedBefore: 0,
    today: new Date(2026, 10, 22),
    listed: { contracts: [{ ...contract, reference: '981000007137' }], meters },
    request: { mode: 'monthly', format: 'csv', startDate: '2026-10-01', endDate: '2026-10-31', meters },
    fetched: [{ meter: knownMeter, measures: [measureOn('2026-10-31')] }],
  });
  expect(measured.map((each) => each.contract)).toEqual([{ reference: contract.reference, name: '' }]);
});

const reference = '981000004217';
const contracts = [
  { reference, name: 'Fournil' },
  { reference: '981000007137', name: 'École' },
];
const [ofOne, ofOther] = [makeMeters(2, reference), makeMeters(2, '981000007137')];
const all = [...ofOne, ...ofOther];

const months = '2026-10_2026-10_mensuel';

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

const rest = { savedBefore: 12 };

it('writes the first and last day into the file name of a daily export', () => {
  const request = { mode: 'daily', format: 'csv', startDate: '2026-10-01', endDate: '2026-10-31' } as const;
  expect(nameOf(all, { request: { ...request, meters: all } })).toBe(
    '2026-11-22_tous-compteurs_2026-10-01_2026-10-31_journalier.csv',
  );
});

it.each<[string, typeof all, Parameters<typeof nameOf>[1], string]>([
  ['a meter', ofOne.slice(0, 1), {}, `D21TA1000000_${months}`],
  ['some meters of a contract', ofOne, {}, `98-1000-0042-17_${months}`],
  ['all meters of the account', all, {}, `tous-compteurs_${months}`],
  ['some meters of several contracts', all.slice(1), {}, `3-compteurs_${months}`],
  ['meters without some measures', ofOne, { isWhole: false }, `98-1000-0042-17_${months}-partiel`],
  ['an account partly listed', all, { missedPages: [{}] }, `tous-compteurs_${months}-partiel`],
  ['a contract of an account partly listed', ofOne, { missedPages: [{}] }, `98-1000-0042-17_${months}`],
  ['the remaining meters of a contract', ofOne, rest, `98-1000-0042-17_${months}-suite`],
  ['the last meter of a contract', ofOne.slice(0, 1), rest, `98-1000-0042-17_${months}-suite`],
  ['some meters without measures', all, { ...rest, isWhole: false }, `4-compteurs_${months}-suite-partiel`],
])('returns for an export of %s the file name with $3', (_, meters, change, name) => {
  expect(nameOf(meters, change)).toBe(`2026-11-22_${name}.xlsx`);
});
