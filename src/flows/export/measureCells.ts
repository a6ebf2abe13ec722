import { t } from '#locales/fr/export.ts';
import type { Measure } from '#machines/domain/measure.ts';
import type { Meter } from '#machines/domain/meter.ts';
import type { Mode } from '#machines/domain/period.ts';
import { type SheetCell, strong, text } from '../../spreadsheet/sheet.ts';

export type Nature = 'measured' | 'estimated' | 'missing';

/** A reading that is missing is no zero, and no measure (docs/rules.md#measures). */
export const natureOf = ({ volume, isEstimated }: Measure): Nature => {
  if (volume === null) return 'missing';
  return isEstimated ? 'estimated' : 'measured';
};

/** The heads of the columns that each measure fills. */
export const measureHead: readonly SheetCell[] = [
  strong(t('file.date')),
  strong(t('file.volume')),
  strong(t('file.index')),
  strong(t('file.nature')),
];

/** A measure, cell by cell: its month, or the day on which it was read. */
export const measureCells = (measure: Measure, { kind }: Meter, mode: Mode): SheetCell[] => [
  { type: kind === 'TR' && mode === 'monthly' ? 'month' : 'day', value: measure.day },
  { type: 'volume', value: measure.volume },
  { type: 'volume', value: measure.index },
  text(t(`file.${natureOf(measure)}`)),
];
