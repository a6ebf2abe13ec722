import { t } from '#locales/fr/comparison.ts';
import { t as histogram } from '#locales/fr/histogram.ts';
import { isIsoDay } from '#machines/domain/calendar.ts';
import type { MeterComparison } from '#machines/domain/consumption/meterComparison.ts';
import { formatExactVolume } from '#machines/domain/format/volumes.ts';
import { type Column, Table } from '../../ui/table/Table.tsx';
import { capitalised, dayOfMonthName, monthName, periodName } from '../../views/consumption/names.ts';
import { slotName } from './Comparison.css.ts';
import { labelOf, letterOf, writtenSum, writtenValue } from './words/values.ts';

type Row = { key: string; name: string; values: readonly string[]; sum: string };

const listRows = (comparison: MeterComparison): Row[] => [
  ...comparison.slots.map(({ slot, bars, ...summed }) => ({
    key: slot,
    name: capitalised(isIsoDay(slot) ? dayOfMonthName(slot) : monthName(slot)),
    values: bars.map(writtenValue),
    sum: writtenSum(summed),
  })),
  {
    key: 'total',
    name: t('table.total'),
    values: comparison.meters.map(({ total }) =>
      total === null ? histogram('table.none') : formatExactVolume(total),
    ),
    sum: writtenSum(comparison),
  },
];

/** The same figures as the chart, a column a meter, and their sum. */
export const ComparisonTable = ({ comparison }: { comparison: MeterComparison }) => {
  const { period, meters } = comparison;
  const columns: Column<Row>[] = [
    {
      key: 'slot',
      label: histogram(`table.${period.mode}`),
      cell: ({ name }) => <span className={slotName}>{name}</span>,
    },
    ...meters.map(
      (meter, rank): Column<Row> => ({
        key: String(meter.rank),
        label: labelOf(meter),
        shortLabel: letterOf(meter.rank),
        isNumeric: true,
        cell: ({ values }) => values[rank],
      }),
    ),
    { key: 'sum', label: t('table.sum'), isNumeric: true, inCard: 'facing', cell: ({ sum }) => sum },
  ];
  return (
    <Table
      caption={t('table.caption', { period: periodName(period) })}
      columns={columns}
      rows={listRows(comparison)}
      keyOf={({ key }) => key}
      size="packed"
    />
  );
};
