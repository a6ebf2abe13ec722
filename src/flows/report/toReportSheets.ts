import { t } from '#locales/fr/report.ts';
import type { ReportFile } from '#machines/report/report.machine.ts';
import { isoDay } from '../../domain/calendar.ts';
import { sumVolumes } from '../../domain/consumption/bars.ts';
import { firstDayOfMonth, lastDayOfMonth } from '../../domain/consumption/exportRange.ts';
import { lacksVolume } from '../../domain/consumption/indexGap.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import {
  type MeterYear,
  qualityOf,
  type Report,
  type ReportMonth,
  type ReportRow,
  toReport,
  unreadYear,
} from '../../domain/consumption/report.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { type Sheet, type SheetCell, strong, text } from '../../spreadsheet/sheet.ts';
import { meterName } from '../../views/alarm/alarmWords.ts';
import { unreadInTotals } from '../../views/unreadText.ts';
import { dueIn, gapText, siteText } from './reportTexts.ts';

const day = (value: string): SheetCell => ({ type: 'day', value });
const volume = (value: number | null, formula?: string): SheetCell => ({
  type: 'volume',
  value,
  ...(formula && { formula }),
});
const count = (value: number, formula?: string): SheetCell => ({
  type: 'number',
  value,
  ...(formula && { formula }),
});

const blank: SheetCell = { type: 'text', value: null };

/** Columns of the sheet of measures, by letter, which formulas use. */
const columns = { reference: 'A', site: 'E', start: 'F', volume: 'H', before: 'I', quality: 'J' } as const;

const head = (
  ['reference', 'contract', 'meter', 'point', 'site', 'start', 'end', 'volume', 'before', 'quality'] as const
).map((label) => strong(t(`file.${label}`)));

const qualityWords = (month: ReportMonth): string => {
  const words = t(`file.${qualityOf(month) ?? 'missing'}`);
  return [
    words,
    ...(month.isPartial ? [t('file.incomplete')] : []),
    ...(month.correction < 0 ? [t('file.correction')] : []),
  ].join('');
};

type Named = Pick<ReportFile, 'contracts'>;

const nameOf = ({ contracts }: Named) => {
  const names = new Map(contracts.map(({ reference, name }) => [reference, name]));
  return (reference: string) => names.get(reference) ?? '';
};

const placeCells = (meter: Meter, name: string): SheetCell[] => [
  text(spacedReference(meter.reference)),
  text(name),
  text(meterName(meter)),
  text(meter.idPDS),
  text(siteText(meter)),
];

/** Years of the meters, with those that could not be read. */
const yearsIn = ({ year, today, fetched, missed }: ReportFile): MeterYear[] => [
  ...fetched,
  ...missed.map(({ meter }) => unreadYear(meter, year, today)),
];

/** A row per meter and month that has begun, with a blank volume if it is unknown. */
const measureRows = (file: ReportFile): SheetCell[][] => {
  const contractOf = nameOf(file);
  const today = isoDay(file.today);
  const days = (month: string) => [day(firstDayOfMonth(month)), day(lastDayOfMonth(month, today))];
  return yearsIn(file).flatMap(({ meter, months }) =>
    months
      .filter((month) => qualityOf(month) !== null)
      .map((month) => [
        ...placeCells(meter, contractOf(meter.reference)),
        ...days(month.slot),
        volume(month.volume),
        volume(month.before),
        text(qualityWords(month)),
      ]),
  );
};

type Ranges = Record<keyof typeof columns, string>;

const rangesOf = (rowCount: number): Ranges => {
  const range = (letter: string) =>
    `${t('file.measures')}!$${letter}$2:$${letter}$${Math.max(rowCount, 1) + 1}`;
  return {
    reference: range(columns.reference),
    site: range(columns.site),
    start: range(columns.start),
    volume: range(columns.volume),
    before: range(columns.before),
    quality: range(columns.quality),
  };
};

/** Sum of the rows that meet a condition; blank if none has a volume, because an unknown volume is not zero. */
const sumIf = (condition: string, values: string): string =>
  `IF(SUMPRODUCT(${condition}*ISNUMBER(${values}))=0,"",SUMPRODUCT(${condition}*1,${values}))`;

/** The comparison is exact, because `SUMIFS` would read an address as a pattern. */
const sameText = (range: string, cell: string): string => `EXACT(${range},${cell})`;

const startsWith = (range: string, words: string): string => `(LEFT(${range},${words.length})="${words}")`;

const countIf = (range: string, words: string): string => `SUMPRODUCT(${startsWith(range, words)}*1)`;

const summarySheet = (file: ReportFile, report: Report, ranges: Ranges): Sheet => {
  const { measured, estimated, missing, unread: expected, months } = report;
  const isPartial = !report.isWhole || file.unread.length > 0 || lacksVolume(report);
  const gap = gapText(report);
  const facts: SheetCell[][] = [
    [strong(t('file.title', { year: file.year }))],
    [strong(t('file.made')), day(isoDay(file.today))],
    [strong(t(isPartial ? 'file.partial' : 'file.supplied')), volume(report.volume, `SUM(${ranges.volume})`)],
    [strong(t('file.known')), count(measured + estimated, `COUNT(${ranges.volume})`)],
    [strong(t('file.due')), count(dueIn(report), `ROWS(${ranges.volume})`)],
    [strong(t('file.metersRead')), count(file.fetched.length)],
    [strong(t('file.metersMissed')), count(file.missed.length)],
    [strong(t('file.onSite')), count(file.onSiteCount)],
    ...(gap ? [[strong(t('file.gap')), text(gap)]] : []),
    [],
  ];
  const header = [
    strong(t('file.start')),
    ...(['volume', 'before', 'measured', 'estimated', 'missing', 'unread'] as const).map((label) =>
      strong(t(`file.${label}`)),
    ),
  ];
  const shown = months.filter((month) => dueIn(month) > 0);
  const first = facts.length + 2;
  const rows = shown.map((month, rank): SheetCell[] => {
    const is = `(${ranges.start}=A${first + rank})`;
    const counted = (key: 'measured' | 'estimated' | 'missing' | 'unread', value: number) =>
      count(value, `SUMPRODUCT(${is}*${startsWith(ranges.quality, t(`file.${key}`))})`);
    return [
      day(firstDayOfMonth(month.month)),
      volume(month.volume, sumIf(is, ranges.volume)),
      volume(month.before, sumIf(is, ranges.before)),
      counted('measured', month.measured),
      counted('estimated', month.estimated),
      counted('missing', month.missing),
      counted('unread', month.unread),
    ];
  });
  const last = first + rows.length - 1;
  const sum = (letter: string) => `SUM(${letter}${first}:${letter}${last})`;
  const before = shown.flatMap((month) => month.before ?? []);
  const total: SheetCell[] = [
    strong(t('file.total')),
    volume(report.volume, sum('B')),
    volume(before.length > 0 ? sumVolumes(before) : null, sum('C')),
    count(measured, countIf(ranges.quality, t('file.measured'))),
    count(estimated, countIf(ranges.quality, t('file.estimated'))),
    count(missing, countIf(ranges.quality, t('file.missing'))),
    count(expected, countIf(ranges.quality, t('file.unread'))),
  ];
  const unread = unreadInTotals(file.unread);
  return {
    name: t('file.summary'),
    rows: [
      ...facts,
      header,
      ...rows,
      ...(rows.length > 0 ? [total] : []),
      [],
      [text(t('file.note'))],
      ...(unread ? [[strong(unread)]] : []),
    ],
    stickyRows: facts.length + 1,
    count: rows.length,
  };
};

type PlaceSheet = {
  name: string;
  label: SheetCell[];
  cells: (row: ReportRow) => SheetCell[];
  range: string;
};

/** Sheet of contracts or sites, whose first column identifies the rows of measures. */
const placeSheet = (rows: readonly ReportRow[], report: Report, ranges: Ranges, place: PlaceSheet): Sheet => {
  const letter = String.fromCharCode('A'.charCodeAt(0) + place.label.length + 1);
  const share = (value: number | null, rank: number): SheetCell => ({
    type: 'share',
    value: value !== null && report.volume ? value / report.volume : null,
    formula: `IF(N(${letter}${rank})=0,"",${letter}${rank}/${letter}$${rows.length + 2})`,
  });
  return {
    name: place.name,
    rows: [
      [...place.label, strong(t('file.metersRead')), strong(t('file.volume')), strong(t('file.share'))],
      ...rows.map((row, rank) => [
        ...place.cells(row),
        count(row.readCount),
        volume(row.volume, sumIf(sameText(place.range, `$A${rank + 2}`), ranges.volume)),
        share(row.volume, rank + 2),
      ]),
      [
        strong(t('file.total')),
        ...place.label.slice(1).map(() => blank),
        count(rows.reduce((sum, { readCount }) => sum + readCount, 0)),
        volume(report.volume, `SUM(${letter}2:${letter}${rows.length + 1})`),
      ],
    ],
    stickyRows: 1,
    count: rows.length,
  };
};

/** Workbook of a report: a summary by month, the contracts, the sites, and a row per meter and month. */
export const toReportSheets = (file: ReportFile): Sheet[] => {
  const report = toReport(file.year, yearsIn(file));
  const rows = measureRows(file);
  const ranges = rangesOf(rows.length);
  const contractOf = nameOf(file);
  return [
    summarySheet(file, report, ranges),
    placeSheet(report.contracts, report, ranges, {
      name: t('file.contracts'),
      label: [strong(t('file.reference')), strong(t('file.contract'))],
      cells: ({ key }) => [text(spacedReference(key)), text(contractOf(key))],
      range: ranges.reference,
    }),
    placeSheet(report.sites, report, ranges, {
      name: t('file.sites'),
      label: [strong(t('file.site'))],
      cells: ({ key, meters: [meter] }) => [text(meter ? siteText(meter) : key)],
      range: ranges.site,
    }),
    { name: t('file.measures'), rows: [head, ...rows], stickyRows: 1, count: rows.length },
  ];
};
