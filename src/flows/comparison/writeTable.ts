import { t } from '#locales/fr/comparison.ts';
import { plural } from '#locales/translator.ts';
import type { ComparisonFile } from '#machines/comparison/comparison.machine.ts';
import { type IsoDay, isIsoDay, isoDay } from '../../domain/calendar.ts';
import type {
  ComparedMeter,
  ComparedSlot,
  MeterComparison,
} from '../../domain/consumption/meterComparison.ts';
import { toCsv } from '../../spreadsheet/csv.ts';
import { blank, dayCell, type SheetCell, strong, text, volumeCell } from '../../spreadsheet/sheet.ts';
import { toWorkbook } from '../../spreadsheet/workbook.ts';
import { meterName } from '../../views/alarm/alarmWords.ts';
import { labelOf, noteOf } from './words/values.ts';

const daysOf = (slot: string): [IsoDay, IsoDay] => {
  if (isIsoDay(slot)) return [slot, slot];
  const [year = 0, month = 0] = slot.split('-').map(Number);
  return [`${slot}-01`, isoDay(new Date(year, month, 0))];
};

const remarksOf = ({ meters }: MeterComparison, { bars, sum, isWhole }: ComparedSlot): string =>
  [
    ...meters.flatMap((meter, index) => {
      const bar = bars[index];
      const note = bar && noteOf(bar);
      return note ? [t('file.remark', { meter: meterName(meter.meter), note })] : [];
    }),
    ...(isWhole || sum === null ? [] : [t('file.incompleteSum')]),
  ].join(t('chart.and'));

const lineOf = (comparison: MeterComparison, compared: ComparedSlot): SheetCell[] => {
  const [start, end] = daysOf(compared.slot);
  return [
    dayCell(start),
    dayCell(end),
    ...compared.bars.map((bar) => volumeCell(bar.volume)),
    volumeCell(compared.sum),
    text(remarksOf(comparison, compared)),
  ];
};

const unreadMeasures = ({ meter, unreadCount: count }: ComparedMeter): string[] =>
  count > 0
    ? [
        t('file.remark', {
          meter: meterName(meter),
          note: t(`file.unreadMeasures.${plural(count)}`, { count }),
        }),
      ]
    : [];

export const writeTable = async ({ comparison, missed, format }: ComparisonFile): Promise<Blob> => {
  const { meters, slots, sum, isWhole } = comparison;
  const head = [
    strong(t('file.start')),
    strong(t('file.end')),
    ...meters.map((meter) => strong(t('file.meter', { meter: labelOf(meter) }))),
    strong(t('file.sum')),
    strong(t('file.remarks')),
  ];
  const unread = missed.map((meter) => t('file.remark', { meter: meterName(meter), note: t('unread') }));
  const total = [
    strong(t('file.total')),
    blank,
    ...meters.map((meter) => volumeCell(meter.total)),
    volumeCell(sum),
    text(
      [...unread, ...meters.flatMap(unreadMeasures), ...(isWhole ? [] : [t('file.incompleteSum')])].join(
        t('chart.and'),
      ),
    ),
  ];
  const rows = [head, ...slots.map((slot) => lineOf(comparison, slot)), total];
  if (format === 'csv') return toCsv(rows);
  return toWorkbook([{ name: t('file.sheet'), rows, stickyRows: 1, count: slots.length }]);
};
