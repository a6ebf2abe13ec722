import { expect, it } from 'vitest';
import type { FileRequest } from '#machines/export/export.setup.ts';
import { readWorkbook, type WorkbookCell } from '#test/workbook/readWorkbook.ts';
import { toHistogram } from '../../domain/consumption/histogram.ts';
import type { Measure } from '../../domain/consumption/measure.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import { knownMeter, measureOn, meterReadOnSite } from '../../domain/fixtures/consumption.ts';
import { toCsv } from '../../spreadsheet/csv.ts';
import { toWorkbook } from '../../spreadsheet/workbook.ts';
import { toCsvRows, toSheets } from './toSheets.ts';

const reference = '981000004217';

const contract = { reference, name: 'Fournil' };

const measures = [
  measureOn('2025-12-31', { volume: 1.25, index: 1_200 }),
  measureOn('2026-01-01', { volume: 0.1, index: 1_201, isEstimated: true }),
  measureOn('2026-03-29', { volume: 0.2, index: 1_202 }),
  measureOn('2026-10-25', { volume: null, index: null }),
];

const request = (change: Partial<FileRequest> = {}): FileRequest => ({
  mode: 'daily',
  format: 'xlsx',
  startDate: '2025-12-31',
  endDate: '2026-10-25',
  measured: [{ contract, meter: knownMeter, measures }],
  unread: [],
  isAlone: true,
  ...change,
});

const makeWorkbook = async (change?: Partial<FileRequest>) =>
  readWorkbook(await toWorkbook(toSheets(request(change))));

const text = (value: string): WorkbookCell => ({ type: 'text', value });
const blank: WorkbookCell = { type: 'blank', value: null };
const date = (value: string): WorkbookCell => ({ type: 'date', value, format: 'dd/mm/yyyy' });
const volume = (value: number): WorkbookCell => ({ type: 'number', value, format: '#,##0.000 "m³"' });
const number = (value: number) => expect.objectContaining({ type: 'number', value });

it('writes the daily measures of a meter with a header, date cells and a numeric total', async () => {
  const { sheets } = await makeWorkbook();
  expect(sheets).toHaveLength(1);
  const [sheet] = sheets;
  expect(sheet?.name).toBe('D21TA1000142');
  expect(sheet?.rows).toEqual([
    [text('Consommation d’eau')],
    [text('Contrat'), text('Fournil')],
    [text('Référence du contrat'), text('98-1000-0042-17')],
    [text('Compteur'), text('D21TA1000142')],
    [text('Adresse desservie'), text('12 quai Duguay-Trouin, 35400 Saint-Malo')],
    [text('Relevé'), text('Télérelevé')],
    [text('Période'), text('du 31/12/2025 au 25/10/2026')],
    [text('Détail'), text('Par jour')],
    [],
    [text('Du'), text('Au'), text('Volume (m³)'), text('Index (m³)'), text('Nature')],
    [date('2025-12-31'), date('2025-12-31'), volume(1.25), volume(1_200), text('Mesuré')],
    [date('2026-01-01'), date('2026-01-01'), volume(0.1), volume(1_201), text('Estimé')],
    [date('2026-03-29'), date('2026-03-29'), volume(0.2), volume(1_202), text('Mesuré')],
    [date('2026-10-25'), date('2026-10-25'), blank, blank, text('Relevé manquant')],
    [text('Total incomplet'), blank, volume(1.55)],
    [text('Relevés manquants'), blank, number(1)],
    [text('Index de départ'), date('2025-12-31'), blank, volume(1_200)],
    [text('Différence des index'), blank, volume(2), blank, text('du 01/01/2026 au 29/03/2026')],
  ]);
  expect(sheet?.frozen).toEqual({ rows: 10, columns: 0 });
  expect(sheet?.widths.every((width) => width !== undefined && width >= 12)).toBe(true);
  expect(sheet?.hasFormula).toBe(false);
});

const rowsAfterHead = async (meter: Meter, mode: FileRequest['mode'], of: readonly Measure[]) => {
  const { sheets } = await makeWorkbook({ mode, measured: [{ contract, meter, measures: of }] });
  return sheets[0]?.rows.slice(10) ?? [];
};

it('writes the first and the last day of each month and of each period between readings', async () => {
  const read = [measureOn('2025-12-31', { volume: 1 }), measureOn('2026-02-28', { volume: 2 })];
  const findFirstDays = async (meter: Meter, mode: FileRequest['mode']) =>
    (await rowsAfterHead(meter, mode, read)).slice(0, 2).map((cells) => cells.slice(0, 2));
  expect(await findFirstDays(knownMeter, 'monthly')).toEqual([
    [date('2025-12-01'), date('2025-12-31')],
    [date('2026-02-01'), date('2026-02-28')],
  ]);
  for (const mode of ['monthly', 'daily'] as const)
    expect(await findFirstDays(meterReadOnSite, mode)).toEqual([
      [blank, date('2025-12-31')],
      [date('2026-01-01'), date('2026-02-28')],
    ]);
  const [first] = await rowsAfterHead(meterReadOnSite, 'monthly', read);
  expect(first?.at(-1)).toEqual(text('Mesuré, jour du relevé précédent inconnu'));
});

const months = [
  measureOn('2025-12-31', { volume: 500, index: 1_000 }),
  measureOn('2026-01-31', { volume: 690, index: 1_981 }),
  measureOn('2026-02-28', { volume: 100, index: 2_081 }),
];

it('compares the volumes with the indexes, starting from the last index before the period', async () => {
  const [year, today] = [{ mode: 'monthly', name: '2026' } as const, new Date(2026, 2, 2)];
  const [before, within] = [months.slice(0, 1), months.slice(1)];
  const shown = toHistogram({ kind: 'TR', period: year, today, measures: within, before });
  expect(shown.gap).toMatchObject({ between: 1_081, volume: 790 });
  const { sheets } = await makeWorkbook({
    mode: 'monthly',
    startDate: '2026-01-01',
    endDate: '2026-03-02',
    isAlone: false,
    measured: [{ contract, meter: knownMeter, measures: within, before }],
  });
  const [summary, , sheet] = sheets;
  expect(summary?.rows[1]?.filter(({ type }) => type === 'number')[0]).toEqual(volume(790));
  expect(summary?.rows[1]?.at(-1)?.value).toMatch(
    /^du 01\/01\/2026 au 28\/02\/2026, .* 1\s081\sm³ et les volumes communiqués font 790\sm³$/,
  );
  expect(sheet?.rows.at(-2)).toEqual([text('Index de départ'), date('2025-12-31'), blank, volume(1_000)]);
  expect(sheet?.rows.at(-1)?.[2]).toEqual(volume(1_081));
});

it('starts the period of an on-site reading on the day after the previous reading', async () => {
  const [before, measuresOf] = [months.slice(0, 1), months.slice(1)];
  const { sheets } = await makeWorkbook({
    measured: [{ contract, meter: meterReadOnSite, measures: measuresOf, before }],
  });
  expect(sheets[0]?.rows[10]?.slice(0, 2)).toEqual([date('2026-01-01'), date('2026-01-31')]);
});

it('writes an empty total if the meter has no measures', async () => {
  const rows = await rowsAfterHead(knownMeter, 'daily', [
    measureOn('2026-10-25', { volume: null, index: null }),
  ]);
  expect(rows.slice(-2)).toEqual([[text('Total incomplet')], [text('Relevés manquants'), blank, number(1)]]);
  expect((await rowsAfterHead(knownMeter, 'daily', [])).at(-1)).toEqual([text('Total')]);
});

it('writes remarks about corrections, a replaced meter and unreadable readings', async () => {
  const odd = [
    measureOn('2026-03-01', { volume: 10, index: 1_010 }),
    measureOn('2026-03-02', { volume: -4, index: 1_006 }),
    measureOn('2026-03-03', { volume: 2, index: 3 }),
    measureOn('2026-03-04', { volume: null, index: null, isUnread: true }),
  ];
  const measured = [{ contract, meter: knownMeter, measures: odd, unplacedCount: 1 }];
  const { sheets } = await makeWorkbook({ measured, isAlone: false });
  const [summary, , sheet] = sheets;
  expect(sheet?.rows.slice(10).map((cells) => cells.at(-1))).toEqual([
    text('Mesuré'),
    text('Mesuré, régularisation'),
    text('Mesuré, compteur remplacé'),
    text('Relevé illisible'),
    text('Relevé illisible'),
    volume(8),
    number(2),
  ]);
  expect(sheet?.rows.slice(-2).map(([label]) => label)).toEqual([
    text('Total incomplet'),
    text('Relevés illisibles'),
  ]);
  expect(summary?.rows[1]?.slice(-2)).toEqual([
    text('3 mesurés, 2 illisibles'),
    text('1 régularisation, compteur remplacé (03/03/2026)'),
  ]);
  const csv = [...toCsvRows(request({ measured }))].map((cells) => cells.at(-1)?.value);
  expect(csv.slice(2)).toEqual([
    'Mesuré, régularisation',
    'Mesuré, compteur remplacé',
    'Relevé illisible',
    'Relevé illisible',
  ]);
});

it('writes for several meters a summary sheet, a sheet of all measures and one per meter', async () => {
  const { sheets } = await makeWorkbook({
    isAlone: false,
    measured: [
      { contract, meter: knownMeter, measures },
      { contract, meter: { ...meterReadOnSite, matriculeCompteur: '' }, measures: [] },
    ],
  });
  const names = ['Synthèse', 'Mesures', 'D21TA1000142', 'Compteur sans numéro'];
  expect(sheets.map(({ name }) => name)).toEqual(names);
  const common = [text('98-1000-0042-17'), text('Fournil')];
  expect(sheets[0]?.rows[0]?.[5]?.value).toBe('Volume (m³) du 31/12/2025 au 25/10/2026');
  expect(sheets[0]?.rows.slice(1)).toEqual([
    [
      ...common,
      text('D21TA1000142'),
      text('12 quai Duguay-Trouin, 35400 Saint-Malo'),
      text('Télérelevé'),
      volume(1.55),
      text('2 mesurés, 1 estimé, 1 manquant'),
      text('du 01/01/2026 au 29/03/2026, les index diffèrent de 2 m³ et les volumes communiqués font 0,3 m³'),
    ],
    [...common, blank, text('12 quai Duguay-Trouin, 35400 Saint-Malo'), text('Relevé sur place')],
    [text('Total incomplet'), ...Array.from({ length: 4 }, () => blank), volume(1.55)],
  ]);
  expect(sheets.map(({ frozen }) => frozen.rows)).toEqual([1, 1, 10, 10]);
  const [head, ...rows] = sheets[1]?.rows ?? [];
  expect(head?.map(({ value }) => value).join()).toBe(
    'Référence du contrat,Contrat,Compteur,Adresse desservie,Relevé,Du,Au,Volume (m³),Index (m³),Nature',
  );
  const site = [text('D21TA1000142'), text('12 quai Duguay-Trouin, 35400 Saint-Malo'), text('Télérelevé')];
  const lastDay = date('2026-10-25');
  expect(rows).toHaveLength(measures.length);
  expect(rows.at(-1)).toEqual([
    ...[...common, ...site, lastDay, lastDay],
    ...[blank, blank, text('Relevé manquant')],
  ]);
});

it('writes for 21 meters no sheet per meter, but a summary that matches all the measures', async () => {
  const meterAt = (rank: number): Meter => ({ ...knownMeter, matriculeCompteur: `D21TA${1000142 + rank}` });
  const measured = Array.from({ length: 21 }, (_, rank) => ({ contract, meter: meterAt(rank), measures }));
  const { sheets } = await makeWorkbook({ isAlone: false, measured });
  expect(sheets.map(({ name }) => name)).toEqual(['Synthèse', 'Mesures']);
  const volumes = sheets[1]?.rows.slice(1).map((cells) => Number(cells[7]?.value ?? 0)) ?? [];
  expect(sheets[0]?.rows.at(-1)?.at(-1)?.value).toBeCloseTo(volumes.reduce((sum, value) => sum + value));
});

const csvLines = async (of: FileRequest) => {
  const bytes = new Uint8Array(await toCsv(toCsvRows(of)).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return new TextDecoder().decode(bytes).split('\r\n');
};

it('writes in a CSV one row for each measure, with empty cells for missing values', async () => {
  const lines = await csvLines(
    request({
      format: 'csv',
      mode: 'monthly',
      measured: [
        { contract, meter: knownMeter, measures: measures.slice(0, 1) },
        { contract, meter: meterReadOnSite, measures: measures.slice(3) },
      ],
    }),
  );
  expect(lines.slice(0, 3)).toEqual([
    'Référence du contrat;Contrat;Compteur;Adresse desservie;Relevé;Du;Au;Volume (m³);Index (m³);Nature',
    '98-1000-0042-17;Fournil;D21TA1000142;12 quai Duguay-Trouin, 35400 Saint-Malo;Télérelevé;01/12/2025;31/12/2025;1,25;1200;Mesuré',
    '98-1000-0042-17;Fournil;C09AB000318;12 quai Duguay-Trouin, 35400 Saint-Malo;Relevé sur place;;25/10/2026;;;Relevé manquant',
  ]);
});

it('writes the unreadable items at the end of each exported file', async () => {
  const unread = [{ kind: 'meter' as const, name: 'M1' }];
  const sentence = /^1 compteur n’a pas pu être lu\s: M1\. Les totaux n’en tiennent pas compte\.$/;
  for (const isAlone of [true, false]) {
    const { sheets } = await makeWorkbook({ unread, isAlone });
    expect(sheets[0]?.rows.at(-1)).toEqual([text(expect.stringMatching(sentence))]);
  }
  expect((await csvLines(request({ unread }))).at(-2)).toMatch(sentence);
});
