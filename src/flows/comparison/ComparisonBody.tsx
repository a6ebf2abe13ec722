import CalendarOff from 'lucide-react/icons/calendar-off';
import { useEffect, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { t } from '#locales/fr/comparison.ts';
import { t as contractWords } from '#locales/fr/contract.ts';
import { t as histogram } from '#locales/fr/histogram.ts';
import {
  type ComparisonActor,
  chosenMeters,
  comparisonIn,
  type comparisonMachine,
} from '#machines/comparison/comparison.machine.ts';
import { formatRoundVolume } from '../../domain/amounts.ts';
import { isIsoDay } from '../../domain/calendar.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import type { MeterComparison } from '../../domain/consumption/meterComparison.ts';
import { listPeriods } from '../../domain/consumption/period.ts';
import { onDemand } from '../../ui/browser/onDemand.tsx';
import { Blank } from '../../ui/display/Blank.tsx';
import { Boundary } from '../../ui/display/Boundary.tsx';
import { Card, TextList } from '../../ui/display/layout.tsx';
import { type Column, Table } from '../../ui/table/Table.tsx';
import { ChartPlaceholder } from '../../views/consumption/chart/ChartPlaceholder.tsx';
import { capitalised, dayOfMonthName, monthName, periodName } from '../../views/consumption/names.ts';
import { PeriodControls } from '../../views/consumption/PeriodControls.tsx';
import { useMeterSite } from '../../views/sites.ts';
import * as css from './Comparison.css.ts';
import { markPath, rankOf } from './chart/marks.ts';
import { describeSum, listNotes } from './words/notes.ts';
import {
  labelOf,
  letterOf,
  noteOf,
  withNote,
  writtenSum,
  writtenTotal,
  writtenValue,
} from './words/values.ts';

export type ComparisonSnapshot = SnapshotFrom<typeof comparisonMachine>;

export type PartProps = { actor: ComparisonActor; snapshot: ComparisonSnapshot };

const Chart = onDemand(() => import('./chart/ComparisonChart.tsx'), ChartPlaceholder);

const Sum = ({ comparison, sum }: { comparison: MeterComparison; sum: number }) => (
  <p role="status" className={css.note}>
    <span>{t('period', { period: capitalised(periodName(comparison.period)) })}</span>{' '}
    <span className={css.total}>{formatRoundVolume(sum)}</span> <span>{describeSum(comparison)}</span>
  </p>
);

const Notes = ({ comparison, chosen }: { comparison: MeterComparison; chosen: readonly Meter[] }) => {
  const read = new Set(comparison.meters.map(({ rank }) => rank));
  const unread = chosen.map((meter, rank) => ({ meter, rank })).filter(({ rank }) => !read.has(rank));
  const notes = listNotes(comparison, unread);
  return (
    <TextList aria-label={t('notes.label')} className={css.notes} lineClassName={css.note} lines={notes} />
  );
};

const Swatch = ({ rank }: { rank: number }) => {
  const look = rankOf(rank);
  return (
    <svg aria-hidden="true" viewBox="0 0 48 20" className={css.swatch}>
      <path d="M2,10H46" className={css.lines[look]} />
      <path d={markPath(look, 24, 10, 5)} className={css.lineMarks[look]} />
    </svg>
  );
};

type LegendProps = { chosen: readonly Meter[]; comparison: MeterComparison };

const Legend = ({ chosen, comparison: { meters } }: LegendProps) => {
  const siteOf = useMeterSite();
  const describeSite = (meter: Meter): string => {
    const { title, place } = siteOf(meter);
    return [title, place || contractWords('noAddress')].filter(Boolean).join(', ');
  };
  const totalOf = (rank: number): string => {
    const read = meters.find((meter) => meter.rank === rank);
    if (!read) return t('unread');
    if (read.total === null) return t('unknownTotal');
    return withNote(formatRoundVolume(read.total), read.isWhole ? null : t('table.incomplete'));
  };
  const bars = meters.flatMap((meter) => meter.bars);
  const marked = [
    ...(bars.some(({ nature }) => nature === 'estimated') ? [t('estimatedMark')] : []),
    ...(bars.some((bar) => noteOf(bar) === t('table.missing')) ? [t('missingMark')] : []),
  ];
  return (
    <>
      <ul aria-label={t('legend')} className={css.legend}>
        {chosen.map((meter, rank) => (
          <li key={meterKey(meter)} className={css.meter}>
            <Swatch rank={rank} />
            <div className={css.words}>
              <span className={css.name}>{labelOf({ meter, rank })}</span>{' '}
              <span className={css.detail}>{describeSite(meter)}</span>{' '}
              <span className={css.volume}>{totalOf(rank)}</span>
            </div>
          </li>
        ))}
      </ul>
      {marked.length > 0 && <p className={css.detail}>{marked.join(t('chart.and'))}</p>}
    </>
  );
};

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
    values: comparison.meters.map(writtenTotal),
    sum: writtenSum(comparison),
  },
];

const ComparisonTable = ({ comparison }: { comparison: MeterComparison }) => {
  const { period, meters } = comparison;
  const columns: Column<Row>[] = [
    {
      key: 'slot',
      label: histogram(`table.${period.mode}`),
      cell: ({ name }) => <span className={css.slotName}>{name}</span>,
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

export const ComparisonBody = ({ actor, snapshot }: PartProps) => {
  const { context } = snapshot;
  const { meters, keys, fetched, period, today, reach } = context;
  const comparison = useMemo(
    () => comparisonIn({ meters, keys, fetched, period, today }),
    [meters, keys, fetched, period, today],
  );
  useEffect(() => Chart.preload(), []);
  const chosen = chosenMeters(context);
  const isRead = comparison.meters.length > 0;
  return (
    <Card>
      <div className={css.section}>
        <PeriodControls
          period={period}
          periods={snapshot.matches('choosing') ? listPeriods(period.mode, today, reach) : [period]}
          onPeriod={(name) => actor.send({ type: 'period.chosen', name })}
          onMode={(mode) => actor.send({ type: 'mode.chosen', mode })}
          turnBy={(step) => {
            const turned = { type: 'period.turned', step } as const;
            return snapshot.can(turned) ? () => actor.send(turned) : null;
          }}
        />
        {isRead && comparison.sum === null && (
          <Blank
            role="status"
            icon={<CalendarOff />}
            title={t('empty.title', { period: periodName(period) })}
          >
            <p>{t('empty.text')}</p>
          </Blank>
        )}
        {isRead && comparison.sum !== null && (
          <>
            <Sum comparison={comparison} sum={comparison.sum} />
            <Legend chosen={chosen} comparison={comparison} />
            <Boundary>
              <Chart comparison={comparison} />
            </Boundary>
          </>
        )}
        {!isRead && snapshot.matches('reading') && <ChartPlaceholder onRetry={null} />}
        {isRead && <Notes comparison={comparison} chosen={chosen} />}
        {isRead && comparison.sum !== null && <ComparisonTable comparison={comparison} />}
      </div>
    </Card>
  );
};
