import { t } from '#locales/fr/comparison.ts';
import { t as histogram } from '#locales/fr/histogram.ts';
import { formatExactVolume } from '../../../domain/amounts.ts';
import type { Bar } from '../../../domain/consumption/bars.ts';
import type { Meter } from '../../../domain/consumption/meter.ts';
import type {
  ComparedMeter,
  ComparedSlot,
  MeterComparison,
} from '../../../domain/consumption/meterComparison.ts';
import { meterName } from '../../../views/alarm/alarmWords.ts';
import { capitalised, correctionNames, slotName } from '../../../views/consumption/names.ts';

export const letterOf = (rank: number): string => 'ABCD'.charAt(rank);

export const labelOf = ({ meter, rank }: { meter: Meter; rank: number }): string =>
  t('meter', { letter: letterOf(rank), meter: meterName(meter) });

/** Remark about the volume of a bar: `estimé, régularisation`, `incomplet`; null if measured or future. */
export const noteOf = (bar: Bar): string | null => {
  const { volume, nature, isPartial } = bar;
  if (volume === null) return nature === 'toCome' ? null : t('table.missing');
  const notes = [
    ...(isPartial ? [t('table.incomplete')] : []),
    ...(nature === 'estimated' && !isPartial ? [histogram('nature.estimated')] : []),
    ...correctionNames(bar),
  ];
  return notes.length > 0 ? notes.join(', ') : null;
};

export const withNote = (written: string, note: string | null): string =>
  note === null ? written : t('table.noted', { volume: written, note });

/** Volume with its remark: `35,200 m³`, `35,200 m³ (estimé)`, `relevé manquant`, `–`. */
export const writtenValue = (bar: Bar): string =>
  bar.volume === null
    ? (noteOf(bar) ?? histogram('table.none'))
    : withNote(formatExactVolume(bar.volume), noteOf(bar));

export const writtenSum = ({ sum, isWhole }: Pick<ComparedSlot, 'sum' | 'isWhole'>): string =>
  sum === null
    ? histogram('table.none')
    : withNote(formatExactVolume(sum), isWhole ? null : t('table.incomplete'));

export const writtenTotal = ({ total, isWhole }: Pick<ComparedMeter, 'total' | 'isWhole'>): string =>
  writtenSum({ sum: total, isWhole });

/** Text of a month for screen readers: `Juillet 2026 : A, 35,200 m³ ; B, relevé manquant ; somme…`. */
export const slotWords = ({ meters }: MeterComparison, compared: ComparedSlot): string =>
  t('chart.slot', {
    name: capitalised(slotName(compared.slot)),
    values: [
      ...meters.map(({ rank }, index) => {
        const bar = compared.bars[index];
        return t('chart.value', { letter: letterOf(rank), value: bar ? writtenValue(bar) : '' });
      }),
      t('chart.sum', { value: writtenSum(compared) }),
    ].join(t('chart.and')),
  });
