import { t as foreseen } from '#locales/fr/forecast.ts';
import { t } from '#locales/fr/report.ts';
import type { ReportFile } from '#machines/report/report.machine.ts';
import { isoDay } from '../../domain/calendar.ts';
import { changeIn } from '../../domain/consumption/bars.ts';
import { firstDayOfMonth } from '../../domain/consumption/exportRange.ts';
import { sumForecasts } from '../../domain/consumption/forecast.ts';
import {
  isUnderWay,
  type MeterYear,
  type Report,
  type ReportRow,
  type ReportSum,
  toReport,
  unreadYear,
} from '../../domain/consumption/report.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { dayName, formatList } from '../../domain/format.ts';
import {
  blank,
  countCell,
  dayCell,
  type Sheet,
  type SheetCell,
  strong,
  text,
  volumeCell,
} from '../../spreadsheet/sheet.ts';
import { unreadInTotals } from '../../views/unreadText.ts';
import {
  countIf,
  type HeadLabel,
  heads,
  isComplete,
  measureSheet,
  nameOf,
  type Ranges,
  rangesOf,
  sameText,
  startsWith,
  sumIf,
} from './measureSheet.ts';
import { dueIn, forecastText, gapText, methodNotes, siteText } from './reportTexts.ts';

const yearsIn = ({ year, today, fetched, missed }: ReportFile): MeterYear[] => [
  ...fetched,
  ...missed.map(({ meter }) => unreadYear(meter, year, today)),
];

const beforeCells = (sum: ReportSum, condition: string, ranges: Ranges): SheetCell[] => {
  const change = changeIn(sum.compared);
  const comparedIn = (values: string) =>
    `SUMPRODUCT(${condition}*(${ranges.compared}="${t('file.yes')}"),${values})`;
  const [now, before] = [comparedIn(ranges.volume), comparedIn(ranges.before)];
  return [
    volumeCell(sum.before, sumIf(condition, ranges.before)),
    {
      type: 'share',
      value: change === null ? null : change / 100,
      formula: `IF(AND(${before}>0,${now}>=0),${now}/${before}-1,"")`,
    },
  ];
};

const summarySheet = (file: ReportFile, report: Report, ranges: Ranges): Sheet => {
  const { measured, estimated } = report;
  const isCurrent = isUnderWay(file.year, file.today);
  const isPartial = report.isPartial || file.unread.length > 0;
  const gap = gapText(report);
  const forecast = isCurrent ? sumForecasts(file.fetched) : null;
  const facts: SheetCell[][] = [
    [strong(t('title', { year: file.year }))],
    [strong(t('file.made')), dayCell(isoDay(file.today))],
    [
      strong(t(isPartial ? 'file.partial' : isCurrent ? 'file.soFar' : 'figures.supplied')),
      volumeCell(report.volume, `SUM(${ranges.volume})`),
    ],
    [strong(t('file.known')), countCell(measured + estimated, `COUNT(${ranges.volume})`)],
    [
      strong(t('file.due')),
      countCell(dueIn(report), `ROWS(${ranges.volume})-${countIf(ranges.quality, t('file.toCome'))}`),
    ],
    [strong(t('file.metersRead')), countCell(file.fetched.length)],
    [strong(t('file.metersMissed')), countCell(file.missed.length)],
    [strong(t('file.onSite')), countCell(file.onSiteCount)],
    ...(gap ? [[strong(t('file.gap')), text(gap)]] : []),
    ...(forecast
      ? [
          ...(['expected', 'low', 'high'] as const).map((edge) => [
            strong(t(`file.forecast.${edge}`)),
            volumeCell(forecast[edge]),
          ]),
          [strong(t('file.forecast.error')), text(foreseen('error'))],
        ]
      : []),
    ...(isCurrent ? [[strong(t('file.forecast.text')), text(forecastText(forecast, file))]] : []),
    [],
  ];
  const first = facts.length + 2;
  const qualities = ['measured', 'estimated', 'missing', 'unread'] as const;
  const rows = report.months.map((month, rank): SheetCell[] => {
    const row = first + rank;
    const is = `(${ranges.start}=A${row})`;
    return [
      dayCell(firstDayOfMonth(month.month)),
      volumeCell(month.volume, sumIf(is, ranges.volume)),
      isComplete(month.isWhole, month.isUnderWay),
      ...beforeCells(month, is, ranges),
      ...qualities.map((key) =>
        countCell(month[key], `SUMPRODUCT(${is}*${startsWith(ranges.quality, t(`file.${key}`))})`),
      ),
    ];
  });
  const last = first + rows.length - 1;
  const [, change = blank] = beforeCells(report, '1', ranges);
  const sum = (letter: string) => `SUM(${letter}${first}:${letter}${last})`;
  const total: SheetCell[] = [
    strong(t('months.total')),
    volumeCell(report.volume, sum('B')),
    isComplete(report.isWhole, isCurrent),
    volumeCell(report.before, sum('D')),
    change,
    ...qualities.map((key) => countCell(report[key], countIf(ranges.quality, t(`file.${key}`)))),
  ];
  const unread = unreadInTotals(file.unread);
  return {
    name: t('file.summary'),
    rows: [
      ...facts,
      heads('start', 'volume', 'complete', 'before', 'change', ...qualities),
      ...rows,
      total,
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
  label: readonly HeadLabel[];
  cells: (row: ReportRow) => SheetCell[];
  range: string;
};

const placeSheet = (rows: readonly ReportRow[], report: Report, ranges: Ranges, place: PlaceSheet): Sheet => {
  const letterOf = (rank: number) => String.fromCharCode('A'.charCodeAt(0) + place.label.length + rank);
  const letter = letterOf(1);
  const last = rows.length + 2;
  const isCurrent = report.months.some(({ isUnderWay }) => isUnderWay);
  const share = (value: number | null, rank: number): SheetCell => ({
    type: 'share',
    value: value !== null && report.volume ? value / report.volume : null,
    formula: `IF(N(${letter}${rank})=0,"",${letter}${rank}/${letter}$${last})`,
  });
  const sum = (of: string) => `SUM(${of}2:${of}${last - 1})`;
  const [, change = blank] = beforeCells(report, '1', ranges);
  return {
    name: place.name,
    rows: [
      heads(...place.label, 'metersRead', 'volume', 'share', 'complete', 'before', 'change'),
      ...rows.map((row, rank) => {
        const is = sameText(place.range, `$A${rank + 2}`);
        return [
          ...place.cells(row),
          countCell(row.readCount),
          volumeCell(row.volume, sumIf(is, ranges.volume)),
          share(row.volume, rank + 2),
          isComplete(row.isWhole, isCurrent),
          ...beforeCells(row, is, ranges),
        ];
      }),
      [
        strong(t('months.total')),
        ...place.label.slice(1).map(() => blank),
        countCell(rows.reduce((total, { readCount }) => total + readCount, 0)),
        volumeCell(report.volume, sum(letter)),
        blank,
        isComplete(report.isWhole, isCurrent),
        volumeCell(report.before, sum(letterOf(4))),
        change,
      ],
    ],
    stickyRows: 1,
    count: rows.length,
  };
};

/** Sheet about the sources, the method and the definitions of ESRS E3-4, a European standard for water. */
const methodSheet = ({ today }: ReportFile): Sheet => {
  const lines: [subject: string, explanation: string][] = [
    [t('file.source'), t('file.origin', { day: dayName(isoDay(today)) })],
    [t('file.measures'), t('file.rowsNote')],
    [t('file.complete'), t('file.completeNote')],
    [t('file.compared'), t('comparison.months')],
    ...methodNotes.map((note): [string, string] => [t('method.title'), t(`method.${note}`)]),
    [t('esrs.title'), t('esrs.intro')],
    [t('esrs.title'), t('esrs.source')],
  ];
  return {
    name: t('file.method'),
    rows: [heads('subject', 'explanation'), ...lines.map((line) => line.map(text))],
    stickyRows: 1,
    count: lines.length,
  };
};

export const toReportSheets = (file: ReportFile): Sheet[] => {
  const years = yearsIn(file);
  const report = toReport(file.year, years);
  const measures = measureSheet(file, years);
  const ranges = rangesOf(measures.count);
  const contractOf = nameOf(file);
  return [
    summarySheet(file, report, ranges),
    placeSheet(report.contracts, report, ranges, {
      name: t('file.contracts'),
      label: ['reference', 'contract'],
      cells: ({ key }) => [text(spacedReference(key)), text(contractOf(key))],
      range: ranges.reference,
    }),
    placeSheet(report.sites, report, ranges, {
      name: t('file.sites'),
      label: ['site', 'contract'],
      cells: ({ key, meters }) => [
        text(meters[0] ? siteText(meters[0]) : key),
        text(formatList([...new Set(meters.map(({ reference }) => contractOf(reference)))].filter(Boolean))),
      ],
      range: ranges.site,
    }),
    measures,
    methodSheet(file),
  ];
};
