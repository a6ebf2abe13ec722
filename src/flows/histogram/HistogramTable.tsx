import { useMemo } from 'react';
import { t } from '#locales/fr/histogram.ts';
import type { Bar } from '#machines/domain/bars.ts';
import { isIsoDay } from '#machines/domain/calendar.ts';
import { yearBefore } from '#machines/domain/period.ts';
import { cubicMetres, exactCubicMetres } from '#machines/domain/volume.ts';
import { Button } from '../../ui/Button.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import type { FaceProps } from './histogramActor.ts';
import { capitalised, dayOfMonthName, periodName, shortDay, slotName } from './names.ts';

/** `Octobre 2026`; `14 octobre`, as few words as fit a line of a phone: the month and its year are over the table. */
const rowName = (slot: string): string => capitalised(isIsoDay(slot) ? dayOfMonthName(slot) : slotName(slot));

/** `Mesuré`; `Estimé, en cours`; `Absent : relevé non transmis` */
const natureOf = (bar: Bar): string => {
  const { volume, nature, isUnderWay, isPartial, isMeterChanged } = bar;
  const isMissing = volume === null && nature !== 'toCome';
  const words = [
    isMissing ? t('table.missing', { reason: t(`nature.${nature}`) }) : t(`nature.${nature}`),
    ...(isUnderWay ? [t('table.underWay')] : []),
    ...(isPartial ? [t('table.partial')] : []),
    ...(isMeterChanged ? [t('table.meterChanged')] : []),
  ];
  return capitalised(words.join(', '));
};

const written = (volume: number | null): string =>
  volume === null ? t('table.none') : exactCubicMetres(volume);

/** `1 204 m³`, with its day where the row is a month: `1 204 m³ (31/10)`. */
const indexOf = ({ slot, index }: Bar): string => {
  if (!index) return t('table.none');
  const shown = cubicMetres(index.shown);
  return slot === index.day ? shown : t('table.indexOnDay', { shown, day: shortDay(index.day) });
};

/** The same figures as the chart, in rows. */
export const HistogramTable = ({ histogram, isOpenable, onOpen }: FaceProps) => {
  const { period, bars } = histogram;
  const columns = useMemo(
    (): Column<Bar>[] => [
      {
        key: 'slot',
        label: t(`table.${period.mode}`),
        cell: ({ slot }) =>
          isOpenable(slot) ? (
            <Button variant="text" onPress={() => onOpen(slot)}>
              {rowName(slot)}
            </Button>
          ) : (
            rowName(slot)
          ),
      },
      {
        key: 'volume',
        label: t('table.volume'),
        isNumeric: true,
        inCard: 'facing',
        cell: ({ volume }) => written(volume),
      },
      { key: 'index', label: t(`table.index.${period.mode}`), isNumeric: true, cell: indexOf },
      {
        key: 'before',
        label: yearBefore(period).name.slice(0, 'yyyy'.length),
        isNumeric: true,
        cell: ({ before }) => written(before),
      },
      { key: 'nature', label: t('table.nature'), inCard: 'lead', cell: natureOf },
    ],
    [period, isOpenable, onOpen],
  );
  return (
    <Table
      caption={t('table.caption', { period: periodName(period) })}
      columns={columns}
      rows={bars}
      keyOf={({ slot }) => slot}
      size="dense"
    />
  );
};
