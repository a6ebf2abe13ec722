import excel from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReportFile } from '#machines/report/report.machine.ts';
import { sumForecasts } from '../../domain/consumption/forecast.ts';
import { monthsOf, toReport } from '../../domain/consumption/report.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { makeMeasures, makeMeters, withMeasures } from '../../domain/fixtures/consumption.ts';
import { toWorkbook } from '../../spreadsheet/workbook.ts';
import { comparedText, percentOf, shareText } from './reportTexts.ts';
import { toReportSheets } from './toReportSheets.ts';

const today = new Date(2026, 10, 22);
const year = '2025';
const months = makeMeasures({ mode: 'monthly', name: year }, { volume: 30 });
const [one, other, unread, silent] = [...makeMeters(3), ...makeMeters(1, '981000009999')];

const ofTwoYears = [...makeMeasures({ mode: 'monthly', name: '2024' }, { volume: 25 }), ...months];

const yearOf = (meter = one, measures = ofTwoYears, of = year) => {
  if (!meter) throw new Error('No meter');
  return { meter, ...monthsOf({ year: of, today, measures }), episodes: [] };
};

const holed = withMeasures(months, {
  '2025-02-01': null,
  '2025-03-01': { isEstimated: true },
  '2025-04-01': { volume: -4 },
});

const file: ReportFile = {
  year,
  today,
  fetched: [
    yearOf(),
    yearOf(other && { ...other, adresseDesserte: 'Halle *?~ "A", 29000 Quimper' }, holed),
    yearOf(silent && { ...silent, adresseDesserte: '' }, []),
  ],
  missed: unread ? [{ meter: unread, failure: technicalFailure() }] : [],
  contracts: [{ reference: one?.reference ?? '', name: '=Fournil' }],
  onSiteCount: 2,
  unread: [{ kind: 'meter', name: 'M1' }],
};

const book = new excel.Workbook();

beforeAll(async () => {
  const blob = await toWorkbook(toReportSheets(file));
  await book.xlsx.load(await blob.arrayBuffer());
});

const rowsOf = (name: string) => {
  const sheet = book.getWorksheet(name);
  if (!sheet) throw new Error(`No sheet ${name}`);
  return Array.from({ length: sheet.rowCount }, (_, rank) => {
    const row = sheet.getRow(rank + 1);
    return Array.from({ length: 13 }, (_cell, column) => {
      const { value, formula, result } = row.getCell(column + 1);
      // ExcelJS returns undefined for a result of 0.
      return { value: formula ? (result ?? 0) : value, formula };
    });
  });
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const sumIn = (rows: ReturnType<typeof rowsOf>, column: number) =>
  sum(rows.map((row) => Number(row[column]?.value ?? 0)));

describe('toReportSheets', () => {
  it('writes a row for each meter and month, with an empty cell for an unknown volume', () => {
    const [, ...rows] = rowsOf('Mesures');
    const volumesOf = (quality: string) =>
      rows.filter((row) => row[9]?.value === quality).map((row) => row[7]?.value);
    expect(rows).toHaveLength(4 * 12);
    expect(volumesOf('Mesuré')).toHaveLength(21);
    expect(volumesOf('Estimé')).toHaveLength(1);
    expect(volumesOf('Mesuré, incomplet, régularisation')).toEqual([-4]);
    expect(volumesOf('Manquant')).toEqual(Array(13).fill(null));
    expect(volumesOf('Compteur non lu')).toEqual(Array(12).fill(null));
    expect(rows[0]?.[1]).toEqual({ value: '=Fournil', formula: undefined });
  });

  it('writes the same total in the summary and as sums of rows, months, contracts and sites', () => {
    const { volume } = toReport(year, file.fetched);
    const rows = rowsOf('Mesures').slice(1);
    const summary = rowsOf('Synthèse');
    const header = summary.findIndex(([cell]) => cell?.value === 'Du');
    const [contracts, sites] = [rowsOf('Contrats'), rowsOf('Sites')];
    const totals = [
      sumIn(rows, 7),
      sumIn(summary.slice(2, 3), 1),
      sumIn(summary.slice(header + 1, header + 13), 1),
      sumIn(contracts.slice(1, -1), 3),
      sumIn(contracts.slice(-1), 3),
      sumIn(sites.slice(1, -1), 3),
      sumIn(sites.slice(-1), 3),
    ];
    expect(volume).toBeGreaterThan(600);
    for (const total of totals) expect(total).toBeCloseTo(volume ?? 0, 3);
  });

  it('writes each total as a formula with EXACT over the 48 rows of measures', () => {
    const formulas = (['Synthèse', 'Contrats', 'Sites'] as const).flatMap((name) =>
      rowsOf(name).flatMap((row) => row.flatMap(({ formula }) => formula ?? [])),
    );
    const ranges = formulas.flatMap((formula) => formula.match(/Mesures!\$[A-L]\$\d+:\$[A-L]\$\d+/g) ?? []);
    expect(ranges.length).toBeGreaterThan(50);
    for (const range of ranges) expect(range).toMatch(/^Mesures!\$(.)\$2:\$\1\$49$/);
    expect(rowsOf('Sites')[1]?.[3]?.formula).toContain('EXACT(Mesures!$E$2:$E$49,$A2)');
    expect(rowsOf('Sites')[1]?.[1]?.value).toBe('=Fournil');
    const named = rowsOf('Sites').map(([site, contract]) => [site?.value, contract?.value]);
    expect(named).toContainEqual(['Sans adresse, contrat 98-1000-0099-99', null]);
    expect(rowsOf('Contrats')[1]?.[3]?.formula).toContain('EXACT(Mesures!$A$2:$A$49,$A2)');
  });

  it('compares only months that are complete in both years, and marks incomplete rows', () => {
    const { before, compared, months: slots } = toReport(year, file.fetched);
    const totals = ['Synthèse', 'Contrats', 'Sites'].map((name) => {
      const rows = rowsOf(name);
      const total = rows.findLast(([label]) => label?.value === 'Total');
      const at = rows.find((row) => row.some(({ value }) => value === 'Un an avant (m³)')) ?? [];
      const column = at.findIndex(({ value }) => value === 'Un an avant (m³)');
      return total?.slice(column, column + 2).map(({ value }) => value);
    });
    for (const total of totals)
      expect(total).toEqual([
        expect.closeTo(before ?? 0, 3),
        expect.closeTo((compared?.volume ?? 0) / (compared?.before ?? 1) - 1, 6),
      ]);
    const rows = rowsOf('Mesures').map((row) => row.map(({ value }) => value));
    expect(sum(rows.slice(1).map((row) => Number(row[8])))).toBeCloseTo(before ?? 0, 3);
    const comparedRows = rows.filter((row) => row[11] === 'Oui');
    expect(sum(comparedRows.map((row) => Number(row[7])))).toBeCloseTo(compared?.volume ?? 0, 3);
    expect(
      rowsOf('Synthèse').flatMap((row) => (row[2]?.value === 'Non' ? [row[0]?.value] : [])),
    ).toHaveLength(slots.filter(({ isWhole }) => !isWhole).length + 1);
    expect(rows.filter((row) => row[9] === 'Manquant').every((row) => row[10] === 'Non')).toBe(true);
    expect(new Set(rows.slice(1).map((row) => row[12]))).toEqual(
      new Set([
        'Télérelève du distributeur',
        'Estimation du distributeur',
        'Aucun volume transmis',
        'Compteur non lu',
      ]),
    );
  });

  it('marks the current month as incomplete and not compared, and writes its forecast', () => {
    const measures = [2025, 2026].flatMap((of) =>
      makeMeasures({ mode: 'monthly', name: String(of) }, { volume: 30, until: '2026-11-21' }),
    );
    const fetched = [yearOf(one, measures, '2026')];
    const sheets = toReportSheets({ ...file, year: '2026', missed: [], fetched });
    const rowsIn = (of: string) => sheets.find(({ name }) => name === of)?.rows ?? [];
    const rows = rowsIn('Mesures');
    const facts = new Map(rowsIn('Synthèse').map(([label, fact]) => [label?.value, fact?.value]));
    const forecast = sumForecasts(fetched);
    expect([
      facts.get('Prévision, bas de la fourchette'),
      facts.get('Prévision au 31 décembre'),
      facts.get('Prévision, haut de la fourchette'),
    ]).toEqual([forecast?.low, forecast?.expected, forecast?.high]);
    expect(facts.get('Erreur passée de la prévision')).toContain('l’erreur médiane est');
    expect(facts.get('Portée et limites de la prévision')).toContain('ne prévoit ni fuite');
    const lines = rows.slice(-3).map((row) => row.slice(6, 12).map(({ value }) => value));
    expect(lines).toEqual([
      ['2026-10-31', expect.any(Number), expect.any(Number), 'Mesuré', 'Oui', 'Oui'],
      ['2026-11-22', expect.any(Number), expect.any(Number), 'Mesuré, mois en cours', 'En cours', 'Non'],
      ['2026-12-31', null, null, 'À venir', null, 'Non'],
    ]);
    const before = rows.slice(1).map((row) => Number(row[8]?.value ?? 0));
    expect(sum(before)).toBeCloseTo(toReport('2026', fetched).before ?? 0, 3);
  });

  it('writes the source and the method of the report', () => {
    const lines = rowsOf('Méthode').map(
      ([subject, explanation]) => `${subject?.value} ${explanation?.value}`,
    );
    expect(lines.join('\n')).toMatch(/^Source Volumes mensuels .*22 novembre 2026/m);
    expect(lines.join('\n')).toContain('prélèvement auprès d’un tiers');
  });

  it('writes how many meters and months the total includes', () => {
    const facts = rowsOf('Synthèse').map(([label, value]) => [label?.value, value?.value]);
    expect(facts.slice(2, 8)).toEqual([
      ['Eau fournie (total partiel)', expect.closeTo(toReport(year, file.fetched).volume ?? 0, 3)],
      ['Relevés connus', 23],
      ['Relevés attendus', 48],
      ['Compteurs lus', 3],
      ['Compteurs non lus', 1],
      ['Compteurs relevés sur place, non compris', 2],
    ]);
    expect(facts[8]).toEqual([
      'Écart entre les index et les volumes',
      expect.stringContaining('Les index et les volumes de 1 compteur diffèrent'),
    ]);
    expect(facts.flat().join(' ')).toContain('1 compteur n’a pas pu être lu : M1.'.replace(' :', '\u00a0:'));
  });

  it('freezes the header of each sheet, and repeats it on paper in landscape format', () => {
    for (const sheet of book.worksheets) {
      expect(sheet.views[0]?.state).toBe('frozen');
      expect(sheet.autoFilter).toBeTruthy();
      expect(sheet.pageSetup).toMatchObject({ orientation: 'landscape', printTitlesRow: expect.any(String) });
    }
  });
});

it.each<[part: number, whole: number, percent: number, share: string]>([
  [827, 880, 94, '94,0'],
  [879, 880, 99, '99,9'],
  [8799, 8800, 99, '99,9'],
  [880, 880, 100, '100'],
  [248, 501_656, 1, '< 0,1'],
  [0, 880, 0, '0'],
])('rounds %i of %i to %i %%, and writes the share as %s %%', (part, whole, percent, share) => {
  expect(percentOf(part, whole)).toBe(percent);
  expect(shareText(part, whole)).toBe(`${share}\u00a0%`);
});

it('sums the forecasts of only the meters that have a forecast', () => {
  const current = makeMeasures({ mode: 'monthly', name: '2026' }, { until: '2026-10-31' });
  const known = yearOf(one, [...months, ...current], '2026');
  const single = sumForecasts([known]);
  expect(sumForecasts([known, yearOf(other, current, '2026')])).toMatchObject({
    count: 1,
    expected: single?.expected,
    others: expect.closeTo(
      current.reduce((sum, { volume }) => sum + (volume ?? 0), 0),
      3,
    ),
  });
  expect(single).toMatchObject({ count: 1, filled: 0, others: null });
  expect(single?.months.slice(9)).toEqual([
    null,
    expect.objectContaining({ expected: expect.any(Number) }),
    expect.objectContaining({ expected: expect.any(Number) }),
  ]);
  expect(sumForecasts([known, known])).toMatchObject({ count: 2, expected: 2 * (single?.expected ?? 0) });
  expect(sumForecasts([yearOf(other, current, '2026')])).toBeNull();
});

it('writes the compared volumes beside a change only if the row shows other volumes', () => {
  const before = makeMeasures({ mode: 'monthly', name: '2024' }, { volume: 25 });
  const isMissing = withMeasures(months, { '2025-02-01': null });
  expect(comparedText(toReport(year, [yearOf()]))).toBeNull();
  expect(comparedText(toReport(year, [yearOf(one, [...before, ...isMissing])]))).toMatch(
    /^\d+\sm³ contre \d+\sm³$/,
  );
});
