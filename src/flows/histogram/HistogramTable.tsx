import { useMemo } from 'react';
import { t } from '#locales/fr/histogram.ts';
import type { Bar } from '#machines/domain/bars.ts';
import { yearBefore } from '#machines/domain/period.ts';
import { exactVolume } from '#machines/domain/volume.ts';
import { Button } from '../../ui/Button.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import type { FaceProps } from './histogramActor.ts';
import { capitalised, periodName, slotName } from './names.ts';

const natureOf = ({ nature }: Bar): string =>
  nature === 'measured' || nature === 'estimated' || nature === 'toCome'
    ? t(`table.${nature}`)
    : t('table.missing');

const reasonOf = ({ volume, nature, isUnderWay, isPartial, isMeterChanged }: Bar): string => {
  const reasons = [
    ...(volume === null && nature !== 'toCome' && nature !== 'meterChanged' ? [t(`nature.${nature}`)] : []),
    ...(isUnderWay ? [t('table.underWay')] : []),
    ...(isPartial ? [t('table.partial')] : []),
    ...(isMeterChanged || nature === 'meterChanged' ? [t('table.meterChanged')] : []),
  ];
  return reasons.length ? capitalised(reasons.join(', ')) : t('table.none');
};

const written = (volume: number | null): string => (volume === null ? t('table.none') : exactVolume(volume));

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
              {capitalised(slotName(slot))}
            </Button>
          ) : (
            capitalised(slotName(slot))
          ),
      },
      { key: 'volume', label: t('table.volume'), isNumeric: true, cell: ({ volume }) => written(volume) },
      { key: 'nature', label: t('table.nature'), cell: natureOf },
      { key: 'reason', label: t('table.reason'), cell: reasonOf },
      {
        key: 'before',
        label: t('table.before', { period: capitalised(periodName(yearBefore(period))) }),
        isNumeric: true,
        cell: ({ before }) => written(before),
      },
    ],
    [period, isOpenable, onOpen],
  );
  return (
    <Table
      caption={t('table.caption', { period: periodName(period) })}
      columns={columns}
      rows={bars}
      keyOf={({ slot }) => slot}
    />
  );
};
