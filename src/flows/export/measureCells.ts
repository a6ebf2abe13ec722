import { t } from '#locales/fr/export.ts';
import type { Measure } from '#machines/domain/consumption/measure.ts';
import type { MeasuredSpan } from '#machines/domain/consumption/measuredSpans.ts';
import { type SheetCell, strong, text } from '../../spreadsheet/sheet.ts';

export type Nature = 'measured' | 'estimated' | 'missing' | 'unread';

/** A reading that is missing, or cannot be read, is no zero, and no measure (docs/rules.md#measures). */
export const natureOf = ({ volume, isEstimated, isUnread }: Measure): Nature => {
  if (isUnread) return 'unread';
  if (volume === null) return 'missing';
  return isEstimated ? 'estimated' : 'measured';
};

/** The heads of the columns that each measure fills. */
export const measureHead: readonly SheetCell[] = [
  strong(t('file.startDate')),
  strong(t('file.endDate')),
  strong(t('file.volume')),
  strong(t('file.index')),
  strong(t('file.nature')),
];

/** `Estimé, régularisation, compteur remplacé` */
const natureWords = (measure: Measure, isMeterChanged: boolean): string =>
  [
    t(`file.${natureOf(measure)}`),
    ...((measure.volume ?? 0) < 0 ? [t('file.correction')] : []),
    ...(isMeterChanged ? [t('file.replaced')] : []),
  ].join(t('file.and'));

/** A measure, cell by cell, after the days that it covers. */
export const measureCells = ({ span, ...measure }: MeasuredSpan, isMeterChanged: boolean): SheetCell[] => [
  { type: 'day', value: span.startDate },
  { type: 'day', value: span.endDate },
  { type: 'volume', value: measure.volume },
  { type: 'volume', value: measure.index },
  text(natureWords(measure, isMeterChanged)),
];

/** A reading that cannot be read, of an unknown day. */
export const unplacedCells: readonly SheetCell[] = [
  { type: 'day', value: null },
  { type: 'day', value: null },
  { type: 'volume', value: null },
  { type: 'volume', value: null },
  text(t('file.unread')),
];
