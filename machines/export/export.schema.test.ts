import { expect, it } from 'vitest';
import { meterKey } from '#src/domain/consumption/meter.ts';
import { knownMeter, makeMeters, meterReadOnSite } from '#src/domain/fixtures/consumption.ts';
import { exportSchema, type TypedExport } from './export.schema.ts';

const today = new Date(2026, 10, 22);
const both = [knownMeter, meterReadOnSite];
const [start_date, end_date] = ['2026-11-01', '2026-11-22'];
const typed: TypedExport = { mode: 'daily', start_date, end_date, format: 'xlsx' };

const listProblems = (change: Partial<TypedExport>, meters = both) =>
  exportSchema({ today, meters })
    .safeParse({ ...typed, ...change })
    .error?.issues.map(({ path, message }) => `${path}: ${message}`) ?? [];

it('exports the selected meters in contract order, or all meters if none is selected', () => {
  const schema = exportSchema({ today, meters: both });
  const days = { startDate: start_date, endDate: end_date };
  expect(schema.parse(typed)).toEqual({ mode: 'daily', format: 'xlsx', ...days, meters: both });
  const named = { ...typed, id_PDS: [meterKey(meterReadOnSite), meterKey(knownMeter), 'PDS?'] };
  expect(schema.parse(named).meters).toEqual(both);
  expect(schema.parse({ ...typed, id_PDS: [meterKey(knownMeter)] }).meters).toEqual([knownMeter]);
});

it.each<[what: string, change: Partial<TypedExport>, problems: string[]]>([
  ['no meter', { id_PDS: [] }, ['id_PDS: id_PDS.none']],
  ['a meter of another contract', { id_PDS: ['PDS?'] }, ['id_PDS: id_PDS.none']],
  ['days of a meter read on site', { id_PDS: [meterKey(meterReadOnSite)] }, ['mode: mode.onSite']],
  ['days of a remotely read meter and a meter read on site', {}, []],
  ['a reversed period', { start_date: end_date, end_date: start_date }, ['end_date: end_date.reversed']],
])('returns for an export form with %s the errors $2', (_, change, problems) => {
  expect(listProblems(change)).toEqual(problems);
});

it('selects the meter by contract and service point if two contracts share a service point', () => {
  const other = { ...knownMeter, reference: '981000007137' };
  const schema = exportSchema({ today, meters: [knownMeter, other] });
  expect(schema.parse({ ...typed, id_PDS: [meterKey(other)] }).meters).toEqual([other]);
});

const byMonth = { mode: 'monthly', start_date: '2025-11-01', end_date: '2026-11-22' } as const;

it.each<[string, Partial<TypedExport>, most: number, problem: string]>([
  ['1,000 meters in a workbook', {}, 1_000, 'id_PDS.tooMany'],
  ['a million CSV rows, of 13 months', { ...byMonth, format: 'csv' }, 76_923, 'id_PDS.tooManyRows'],
  ['a million CSV rows, of 22 days', { format: 'csv' }, 45_454, 'id_PDS.tooManyRows'],
])('accepts an export of %s, and rejects an export with one more meter', (_, change, most, problem) => {
  expect(listProblems(change, makeMeters(most))).toEqual([]);
  expect(listProblems(change, makeMeters(most + 1))).toEqual([`id_PDS: ${problem}`]);
});
