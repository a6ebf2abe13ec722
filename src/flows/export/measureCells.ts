import { t } from '#locales/fr/export.ts';
import type { Measure } from '#machines/domain/consumption/measure.ts';
import type { MeasuredSpan } from '#machines/domain/consumption/measuredSpans.ts';
import { type SheetCell, strong, text } from '../../spreadsheet/sheet.ts';

export type Nature = 'measured' | 'estimated' | 'missing';

/** A reading that is missing is no zero, and no measure (docs/rules.md#measures). */
export const natureOf = ({ volume, isEstimated }: Measure): Nature => {
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

/** A measure, cell by cell, after the days that it covers. */
export const measureCells = ({ span, ...measure }: MeasuredSpan): SheetCell[] => [
  { type: 'day', value: span.startDate },
  { type: 'day', value: span.endDate },
  { type: 'volume', value: measure.volume },
  { type: 'volume', value: measure.index },
  text(t(`file.${natureOf(measure)}`)),
];
