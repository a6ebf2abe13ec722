import { t } from '#locales/fr/export.ts';
import { plural } from '#locales/translator.ts';
import { mostSheets } from '#machines/export/export.schema.ts';
import type { FileRequest } from '#machines/export/export.setup.ts';
import { formatVolume } from '../../domain/amounts.ts';
import { dayAfter } from '../../domain/calendar.ts';
import { sumKnown } from '../../domain/consumption/bars.ts';
import { type MeasuredSpan, withSpans } from '../../domain/consumption/exportRange.ts';
import { daysOfGap, findIndexGap } from '../../domain/consumption/indexGap.ts';
import {
  countUnread,
  listCorrections,
  type Measure,
  meterChanges,
} from '../../domain/consumption/measure.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import {
  blank,
  countCell,
  dayCell,
  type Sheet,
  type SheetCell,
  sheetNames,
  strong,
  text,
  volumeCell,
} from '../../spreadsheet/sheet.ts';
import { unreadInTotals } from '../../views/unreadText.ts';

type MeasuredMeter = FileRequest['measured'][number];

const written = (day: string): string => day.split('-').reverse().join('/');

const daysWords = ({ startDate, endDate }: FileRequest) => ({
  start: written(startDate),
  end: written(endDate),
});

const toTotalCell = (measures: readonly Measure[]): SheetCell =>
  volumeCell(sumKnown(measures.map(({ volume }) => volume)));

type Nature = 'measured' | 'estimated' | 'missing' | 'unread';

/** Nature of a measure. A missing measure is neither a zero nor a measured value (docs/rules.md#measures). */
const natureOf = ({ volume, isEstimated, isUnread }: Measure): Nature => {
  if (isUnread) return 'unread';
  if (volume === null) return 'missing';
  return isEstimated ? 'estimated' : 'measured';
};

const measureHead: readonly SheetCell[] = [
  strong(t('file.startDate')),
  strong(t('file.endDate')),
  strong(t('file.volume')),
  strong(t('file.index')),
  strong(t('file.nature')),
];

const natureWords = (measure: MeasuredSpan, isMeterChanged: boolean): string =>
  [
    t(`file.${natureOf(measure)}`),
    ...(measure.volume !== null && measure.span.startDate === null ? [t('file.unknownStart')] : []),
    ...((measure.volume ?? 0) < 0 ? [t('file.correction')] : []),
    ...(isMeterChanged ? [t('file.replaced')] : []),
  ].join(t('file.and'));

const measureCells = (measure: MeasuredSpan, isMeterChanged: boolean): SheetCell[] => [
  dayCell(measure.span.startDate),
  dayCell(measure.span.endDate),
  volumeCell(measure.volume),
  volumeCell(measure.index),
  text(natureWords(measure, isMeterChanged)),
];

const unplacedCells: readonly SheetCell[] = [
  ...[dayCell(null), dayCell(null), volumeCell(null), volumeCell(null)],
  text(t('file.unread')),
];

const countMeasures = (measures: readonly Measure[], nature: Nature): number =>
  measures.filter((measure) => natureOf(measure) === nature).length;

const toRows = (request: FileRequest, measured: MeasuredMeter): (readonly SheetCell[])[] => {
  const { meter, measures, before = [], unplacedCount = 0 } = measured;
  const replaced = new Set(meterChanges(measures).map(({ day }) => day));
  const spans = withSpans(meter.kind, [...before, ...measures], request).slice(before.length);
  return [
    ...spans.map((each) => measureCells(each, replaced.has(each.day))),
    ...Array.from({ length: unplacedCount }, () => unplacedCells),
  ];
};

/** Difference between two meter indexes if it contradicts the volumes (docs/rules.md#measures); else null. */
const gapOf = (request: FileRequest, { meter, measures, before = [] }: MeasuredMeter) => {
  const gap = findIndexGap([...before, ...measures], request.startDate);
  if (!gap) return null;
  const { startDate, endDate } = daysOfGap(gap, meter.kind, request);
  const words = { between: formatVolume(gap.between), volume: formatVolume(gap.volume) };
  const days = { start: written(startDate), end: written(endDate) };
  return {
    ...gap,
    indexDay: dayAfter(startDate, -1),
    days: t('file.days', days),
    remark: t('file.gap', { ...words, ...days }),
  };
};

const totalRows = (request: FileRequest, measured: MeasuredMeter): SheetCell[][] => {
  const { measures } = measured;
  const lacking = [
    ['file.missingCount', countMeasures(measures, 'missing')],
    ['file.unreadCount', countUnread(measured)],
  ] as const;
  const gap = gapOf(request, measured);
  const lacks = lacking.filter(([, count]) => count > 0);
  // Leaves the second column empty, so that the total is in the column of the volumes.
  return [
    [strong(t(lacks.length > 0 ? 'file.partialTotal' : 'file.total')), blank, toTotalCell(measures)],
    ...lacks.map(([label, count]) => [strong(t(label)), blank, countCell(count)]),
    ...(gap
      ? [
          [strong(t('file.startIndex')), dayCell(gap.indexDay), blank, volumeCell(gap.start.shown)],
          [strong(t('file.between')), blank, volumeCell(gap.between), blank, text(gap.days)],
        ]
      : []),
  ];
};

const toRemarksCell = (request: FileRequest, measured: MeasuredMeter): SheetCell => {
  const { measures } = measured;
  const count = listCorrections(measures).length;
  const gap = gapOf(request, measured);
  return text(
    [
      ...(count > 0 ? [t(`file.corrections.${plural(count)}`, { count })] : []),
      ...meterChanges(measures).map(({ day }) => t('file.replacedOn', { day: written(day) })),
      ...(gap ? [gap.remark] : []),
    ].join(t('file.and')),
  );
};

const toModeCell = ({ mode }: FileRequest, { meter }: MeasuredMeter): SheetCell =>
  text(t(meter.kind === 'TR' ? `file.${mode}` : 'file.reading'));

const lackingRows = ({ unread }: FileRequest): SheetCell[][] =>
  unread.length > 0 ? [[strong(unreadInTotals(unread))]] : [];

const meterSheet = (request: FileRequest, measured: MeasuredMeter, name: string): Sheet => {
  const { contract, meter } = measured;
  const head = [
    [strong(t('file.title'))],
    [strong(t('file.contract')), text(contract.name)],
    [strong(t('file.reference')), text(spacedReference(contract.reference))],
    [strong(t('file.meter')), text(meter.matriculeCompteur)],
    [strong(t('file.address')), text(meter.adresseDesserte)],
    [strong(t('file.kind')), text(t(`file.${meter.kind}`))],
    [strong(t('file.period')), text(t('file.days', daysWords(request)))],
    [strong(t('file.mode')), toModeCell(request, measured)],
    [],
    measureHead,
  ];
  const rows = toRows(request, measured);
  const lacking = request.isAlone ? lackingRows(request) : [];
  return {
    name,
    rows: [...head, ...rows, ...totalRows(request, measured), ...lacking],
    stickyRows: head.length,
    count: rows.length,
  };
};

const toReadingsCell = (measured: MeasuredMeter): SheetCell => {
  const counts = [
    ['measured', countMeasures(measured.measures, 'measured')],
    ['estimated', countMeasures(measured.measures, 'estimated')],
    ['missing', countMeasures(measured.measures, 'missing')],
    ['unread', countUnread(measured)],
  ] as const;
  const written = counts
    .filter(([, count]) => count > 0)
    .map(([nature, count]) => t(`file.counts.${nature}.${plural(count)}`, { count }));
  return text(written.join(t('file.and')));
};

const placeHead = (['reference', 'contract', 'meter', 'address', 'kind'] as const).map((label) =>
  strong(t(`file.${label}`)),
);

const placeCells = ({ contract, meter }: MeasuredMeter): SheetCell[] => [
  text(spacedReference(contract.reference)),
  text(contract.name),
  text(meter.matriculeCompteur),
  text(meter.adresseDesserte),
  text(t(`file.${meter.kind}`)),
];

const summarySheet = (request: FileRequest, name: string): Sheet => {
  const head = [
    ...placeHead,
    strong(t('file.volumeOf', daysWords(request))),
    strong(t('file.readings')),
    strong(t('file.remarks')),
  ];
  const rows = request.measured.map((measured): SheetCell[] => {
    return [
      ...placeCells(measured),
      toTotalCell(measured.measures),
      toReadingsCell(measured),
      toRemarksCell(request, measured),
    ];
  });
  const isWhole =
    request.unread.length === 0 &&
    request.measured.every(
      (measured) => measured.measures.every(({ volume }) => volume !== null) && countUnread(measured) === 0,
    );
  const total: SheetCell[] = [
    strong(t(isWhole ? 'file.total' : 'file.partialTotal')),
    ...placeHead.slice(1).map(() => blank),
    toTotalCell(request.measured.flatMap(({ measures }) => measures)),
  ];
  return { name, rows: [head, ...rows, total, ...lackingRows(request)], stickyRows: 1, count: rows.length };
};

const longHead: readonly SheetCell[] = [...placeHead, ...measureHead];

const longRows = function* (request: FileRequest): Generator<readonly SheetCell[]> {
  for (const measured of request.measured) {
    const place = placeCells(measured);
    for (const cells of toRows(request, measured)) yield [...place, ...cells];
  }
};

const longSheet = (request: FileRequest, name: string): Sheet => {
  const rows = [...longRows(request)];
  return { name, rows: [longHead, ...rows], stickyRows: 1, count: rows.length };
};

export const toSheets = (request: FileRequest): Sheet[] => {
  const { measured, isAlone } = request;
  const listed = measured.length > mostSheets ? [] : measured;
  const matricules = listed.map(({ meter }) => meter.matriculeCompteur || t('unnumbered'));
  if (isAlone) {
    const names = sheetNames(matricules);
    return listed.map((each, rank) => meterSheet(request, each, names[rank] ?? ''));
  }
  const [summary = '', long = '', ...names] = sheetNames([t('file.summary'), t('file.long'), ...matricules]);
  return [
    summarySheet(request, summary),
    longSheet(request, long),
    ...listed.map((each, rank) => meterSheet(request, each, names[rank] ?? '')),
  ];
};

export const toCsvRows = function* (request: FileRequest): Generator<readonly SheetCell[]> {
  yield longHead;
  yield* longRows(request);
  yield* lackingRows(request);
};
