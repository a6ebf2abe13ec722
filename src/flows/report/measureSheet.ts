import { t } from '#locales/fr/report.ts';
import type { ReportFile } from '#machines/report/report.machine.ts';
import { isoDay } from '../../domain/calendar.ts';
import { firstDayOfMonth, lastDayOfMonth } from '../../domain/consumption/exportRange.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import {
  isCompared,
  isIncomplete,
  type MeterYear,
  qualityOf,
  type ReportMonth,
} from '../../domain/consumption/report.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import {
  blank,
  dayCell,
  type Sheet,
  type SheetCell,
  strong,
  text,
  volumeCell,
} from '../../spreadsheet/sheet.ts';
import { meterName } from '../../views/alarm/alarmWords.ts';
import { siteText } from './reportTexts.ts';

export type HeadLabel = Parameters<typeof t>[0] extends infer Key
  ? Key extends `file.${infer Label}`
    ? Label
    : never
  : never;

export const heads = (...labels: readonly HeadLabel[]): SheetCell[] =>
  labels.map((label) => strong(t(`file.${label}`)));

export const isComplete = (isWhole: boolean, isUnderWay: boolean): SheetCell =>
  text(t(`file.${isWhole && isUnderWay ? 'underWay' : isWhole ? 'yes' : 'no'}`));

const qualityWords = (month: ReportMonth): string => {
  const words = t(`file.${qualityOf(month) ?? 'toCome'}`);
  return [
    words,
    ...(month.isUnderWay ? [t('file.current')] : []),
    ...(isIncomplete(month) ? [t('file.incomplete')] : []),
    ...(month.correction < 0 ? [t('file.correction')] : []),
  ].join('');
};

type Named = Pick<ReportFile, 'contracts'>;

export const nameOf = ({ contracts }: Named) => {
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

/** Rows of the sheet: one per meter and month. An unknown volume is an empty cell, not a zero. */
const monthRows = (file: ReportFile, years: readonly MeterYear[]): SheetCell[][] => {
  const contractOf = nameOf(file);
  const today = isoDay(file.today);
  const days = (month: string) => {
    const first = firstDayOfMonth(month);
    return [dayCell(first), dayCell(lastDayOfMonth(month, first > today ? '9999-12-31' : today))];
  };
  return years.flatMap(({ meter, months }) =>
    months.map((month) => [
      ...placeCells(meter, contractOf(meter.reference)),
      ...days(month.slot),
      volumeCell(month.volume),
      volumeCell(qualityOf(month) && month.before),
      text(qualityWords(month)),
      qualityOf(month) === null
        ? blank
        : isComplete(month.volume !== null && !isIncomplete(month), month.isUnderWay),
      text(t(isCompared(month) ? 'file.yes' : 'file.no')),
      text(t(`file.sources.${qualityOf(month) ?? 'toCome'}`)),
    ]),
  );
};

export const measureSheet = (file: ReportFile, years: readonly MeterYear[]): Sheet => {
  const rows = monthRows(file, years);
  const head = [
    ...heads('reference', 'contract', 'meter', 'point', 'site', 'start', 'end', 'volume', 'before'),
    ...heads('quality', 'complete', 'compared', 'source'),
  ];
  return { name: t('file.measures'), rows: [head, ...rows], stickyRows: 1, count: rows.length };
};

/** Cell ranges of this sheet that formulas of other sheets use. */
export const rangesOf = (rowCount: number) => {
  const range = (letter: string) =>
    `${t('file.measures')}!$${letter}$2:$${letter}$${Math.max(rowCount, 1) + 1}`;
  return {
    reference: range('A'),
    site: range('E'),
    start: range('F'),
    volume: range('H'),
    before: range('I'),
    quality: range('J'),
    compared: range('L'),
  };
};

export type Ranges = ReturnType<typeof rangesOf>;

/** Formula: sum of the rows that meet a condition; an empty text, not zero, if no row has a volume. */
export const sumIf = (condition: string, values: string): string =>
  `IF(SUMPRODUCT(${condition}*ISNUMBER(${values}))=0,"",SUMPRODUCT(${condition}*1,${values}))`;

/** Formula that compares texts exactly. `SUMIFS` would read `*` or `?` in an address as a pattern. */
export const sameText = (range: string, cell: string): string => `EXACT(${range},${cell})`;

export const startsWith = (range: string, words: string): string =>
  `(LEFT(${range},${words.length})="${words}")`;

export const countIf = (range: string, words: string): string => `SUMPRODUCT(${startsWith(range, words)}*1)`;
