import { expect, it } from 'vitest';
import { meterKey } from '#src/domain/consumption/meter.ts';
import { knownMeter, makeMeters, meterReadOnSite } from '#src/domain/fixtures/consumption.ts';
import { exportSchema, type TypedExport } from './export.schema.ts';

const today = new Date(2026, 10, 22);
const both = [knownMeter, meterReadOnSite];
const typed: TypedExport = {
  mode: 'daily',
  start_date: '2026-11-01',
  end_date: '2026-11-22',
  format: 'xlsx',
};

const listProblems = (change: Partial<TypedExport>, meters = both) =>
  exportSchema({ today, meters })
    .safeParse({ ...typed, ...change })
    .error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];

it('builds the request for all meters or the named ones, in contract order', () => {
  const schema = exportSchema({ today, meters: both });
  expect(schema.parse(typed)).toEqual({
    mode: 'daily',
    format: 'xlsx',
    startDate: '2026-11-01',
    endDate: '2026-11-22',
    meters: both,
  });
  const named = { ...typed, id_PDS: [meterKey(meterReadOnSite), meterKey(knownMeter), 'PDS?'] };
  expect(schema.parse(named).meters).toEqual(both);
  expect(schema.parse({ ...typed, id_PDS: [meterKey(knownMeter)] }).meters).toEqual([knownMeter]);
});

it.each<[what: string, change: Partial<TypedExport>, problems: string[]]>([
  ['no meter', { id_PDS: [] }, ['id_PDS: id_PDS.none']],
  ['a meter of another contract', { id_PDS: ['PDS?'] }, ['id_PDS: id_PDS.none']],
  ['days of a meter read on site', { id_PDS: [meterKey(meterReadOnSite)] }, ['mode: mode.onSite']],
  ['days of both', {}, []],
  [
    'a period that is reversed',
    { start_date: '2026-11-22', end_date: '2026-11-01' },
    ['end_date: end_date.reversed'],
  ],
])('validates %s', (_, change, problems) => {
  expect(listProblems(change)).toEqual(problems);
});

it('allows 100 meters in a workbook and any number in a CSV', () => {
  expect(listProblems({}, makeMeters(100))).toEqual([]);
  expect(listProblems({}, makeMeters(101))).toEqual(['id_PDS: id_PDS.tooMany']);
  expect(listProblems({ format: 'csv' }, makeMeters(101))).toEqual([]);
});

it('distinguishes meters of two contracts at the same point', () => {
  const other = { ...knownMeter, reference: '981000007137' };
  const schema = exportSchema({ today, meters: [knownMeter, other] });
  expect(schema.parse({ ...typed, id_PDS: [meterKey(other)] }).meters).toEqual([other]);
});

it('allows a million CSV rows: meters times months or days', () => {
  const byMonth = {
    mode: 'monthly',
    start_date: '2025-11-01',
    end_date: '2026-11-22',
    format: 'csv',
  } as const;
  // 13 months.
  expect(listProblems(byMonth, makeMeters(76_923))).toEqual([]);
  expect(listProblems(byMonth, makeMeters(76_924))).toEqual(['id_PDS: id_PDS.tooManyRows']);
  // 22 days.
  expect(listProblems({ format: 'csv' }, makeMeters(45_454))).toEqual([]);
  expect(listProblems({ format: 'csv' }, makeMeters(45_455))).toEqual(['id_PDS: id_PDS.tooManyRows']);
});
