import { useMemo } from 'react';
import { t } from '#locales/fr/histogram.ts';
import type { FaceProps } from '#machines/histogram/histogram.machine.ts';
import { formatExactVolume, formatIndex } from '../../domain/amounts.ts';
import { isIsoDay } from '../../domain/calendar.ts';
import type { Bar } from '../../domain/consumption/bars.ts';
import { yearBefore } from '../../domain/consumption/period.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { type Column, Table } from '../../ui/table/Table.tsx';
import {
  barTitle,
  capitalised,
  dayOfMonthName,
  periodName,
  shortDay,
} from '../../views/consumption/names.ts';
import * as css from './Histogram.css.ts';
import { natureName, qualifiers } from './words/barNames.ts';

/** Name of a row: `Octobre 2026`, or `14 octobre` (without the year, which does not fit on a phone). */
const rowName = (bar: Bar): string =>
  capitalised(!bar.span && isIsoDay(bar.slot) ? dayOfMonthName(bar.slot) : barTitle(bar));

const describeNature = (bar: Bar): string => {
  const { volume, nature } = bar;
  const isMissing = volume === null && nature !== 'toCome';
  const reason = natureName(bar);
  const first = isMissing ? t('table.missing', { reason }) : reason;
  return capitalised([...new Set([first, ...qualifiers(bar)])].join(', '));
};

const written = (volume: number | null): string =>
  volume === null ? t('table.none') : formatExactVolume(volume);

/** Meter index of a row, such as `1 204 m³`. A month adds the day of the reading: `1 204 m³ (31/10)`. */
const indexText = ({ slot, index }: Bar): string => {
  if (!index) return t('table.none');
  const shown = formatIndex(index.shown);
  return slot === index.day ? shown : t('table.indexOnDay', { shown, day: shortDay(index.day) });
};

export const HistogramTable = ({ histogram, isOpenable, onOpen }: FaceProps) => {
  const { kind, period, bars } = histogram;
  const isOnSite = kind === 'SE';
  const columns = useMemo(
    (): Column<Bar>[] => [
      {
        key: 'slot',
        label: t(isOnSite ? 'table.onSite' : `table.${period.mode}`),
        cell: (bar) => {
          const name = <span className={isOnSite ? undefined : css.slotName}>{rowName(bar)}</span>;
          if (!isOpenable(bar.slot)) return name;
          return (
            <Button variant="text" onPress={() => onOpen(bar.slot)}>
              {name}
            </Button>
          );
        },
      },
      {
        key: 'volume',
        label: t('table.volume'),
        isNumeric: true,
        inCard: 'facing',
        cell: ({ volume }) => written(volume),
      },
      {
        key: 'index',
        label: t(isOnSite ? 'table.index.daily' : `table.index.${period.mode}`),
        isNumeric: true,
        cell: indexText,
      },
      {
        key: 'before',
        label: isOnSite ? t('legend.yearBefore') : yearBefore(period).name.slice(0, 'yyyy'.length),
        isNumeric: true,
        cell: ({ before }) => written(before),
      },
      { key: 'nature', label: t('table.nature'), inCard: 'lead', cell: describeNature },
    ],
    [isOnSite, period, isOpenable, onOpen],
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
