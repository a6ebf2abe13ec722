import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createActor, fromPromise, type StateValueFrom } from 'xstate';
import {
  type HistogramInput,
  histogramMachine,
  initialContext,
  type PeriodRead,
} from '#machines/histogram/histogram.machine.ts';
import { type Histogram, markDays } from '../../domain/consumption/histogram.ts';
import { type Period, yearBefore } from '../../domain/consumption/period.ts';
import { type Failure, forbiddenFailure } from '../../domain/failure.ts';
import {
  knownMeter,
  makeMeasures,
  measureOn,
  meterReadOnSite,
  withMeasures,
} from '../../domain/fixtures/consumption.ts';
import { HistogramSkeleton } from './HistogramSkeleton.tsx';
import { histogramMount } from './histogram.mount.tsx';

const today = new Date(2026, 10, 22);
const year: Period = { mode: 'monthly', name: '2026' };
const july: Period = { mode: 'daily', name: '2026-07' };

const makeRead = (period: Period, changed: Parameters<typeof withMeasures>[1] = {}): PeriodRead => ({
  measures: withMeasures(makeMeasures(period, { until: '2026-11-22', index: 9_000 }), changed),
  before: makeMeasures(yearBefore(period), { volume: 33, index: 1_000 }),
});

const missing = { volume: null, index: null };

type Frozen = Partial<HistogramInput> & {
  value?: StateValueFrom<typeof histogramMachine>;
  read?: PeriodRead | null;
  failure?: Failure;
};

const frozen = ({
  value = 'shown',
  period = year,
  read = makeRead(period),
  failure,
  ...input
}: Frozen = {}) =>
  createActor(histogramMachine, {
    input: { meter: knownMeter, today, period, view: 'chart', isPeriodWrong: false },
    snapshot: histogramMachine.resolveState({
      value,
      context: {
        ...initialContext({
          meter: knownMeter,
          today,
          period,
          view: 'chart',
          isPeriodWrong: false,
          ...input,
        }),
        loaded: new Map(read ? [[period.name, read]] : []),
        drawn: read && period,
        failure: failure ?? null,
      },
    }),
  });

const meta = { component: histogramMount.View, args: { actor: frozen() } } satisfies Meta<
  typeof histogramMount.View
>;

/** Bars of the chart; the list of periods has options too. */
const bars = () => within(screen.getByRole('listbox')).getAllByRole('option');

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(bars()).toHaveLength(12));
    // Read once, in the sentence; at a glance beside the total.
    const glance = canvas.getByText(/^\d+\s% de plus$/);
    await expect(glance).toBeVisible();
    await expect(glance.closest('[aria-hidden="true"]')).not.toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(/, \d+\s% de plus /);
  },
};

/** Both faces, then the one that was shown. */
export const Printed: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(bars()).toHaveLength(12));
    dispatchEvent(new Event('beforeprint'));
    await expect(bars()).toHaveLength(12);
    // A name that is pressed would not be printed.
    await expect(canvas.getByRole('rowheader', { name: 'Juillet 2026' })).not.toContainHTML('button');
    await expect(canvas.getAllByRole('list', { name: 'Légende' })).toHaveLength(1);
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  },
};

/** The other face comes to paper too. */
export const PrintedTable: Story = {
  args: { actor: frozen({ view: 'table' }) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(bars()).toHaveLength(12));
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    // The same as before, so that the focus in it is not lost.
    await expect(canvas.getByRole('table')).toBe(table);
  },
};

/** Before its meter is known. */
export const Awaited: Story = {
  render: () => <HistogramSkeleton />,
  play: async ({ canvas }) => {
    const message = canvas.getByText(/^Nous recherchons ce compteur/);
    await expect(message).not.toBeVisible();
    await waitFor(() => expect(message).toBeVisible());
  },
};

export const Month: Story = { args: { actor: frozen({ period: july }) } };

const onSite: PeriodRead = {
  measures: [
    measureOn('2026-04-30', { volume: 1_762, index: 20_768, isEstimated: true }),
    measureOn('2026-10-31', { volume: 2_717, index: 23_485 }),
  ],
  before: [
    measureOn('2024-10-31', { volume: 2_690, index: 14_560 }),
    measureOn('2025-04-30', { volume: 1_741, index: 16_301 }),
    measureOn('2025-10-30', { volume: 2_727, index: 19_006 }),
  ],
};

/** Each reading stands over the days that it covers: what began before the year, from its edge. */
export const ReadOnSite: Story = {
  args: { actor: frozen({ meter: meterReadOnSite, read: onSite }) },
  play: async () => {
    await screen.findByRole('listbox');
    await waitFor(() => expect(bars()).toHaveLength(2));
    const [spring, autumn] = bars().map((bar) => bar.getBoundingClientRect());
    await expect(autumn?.left).toBeCloseTo(spring?.right ?? 0, 0);
    await expect((autumn?.width ?? 0) / (spring?.width ?? 1)).toBeCloseTo(6 / 4, 1);
  },
};

export const ReadOnSiteAsTable: Story = {
  args: { actor: frozen({ meter: meterReadOnSite, read: onSite, view: 'table' }) },
};

const gaps = makeRead(july, {
  '2026-07-04': missing,
  '2026-07-05': missing,
  '2026-07-12': null,
  '2026-07-20': { isEstimated: true },
  '2026-07-21': { isEstimated: true },
});

export const GapsAndEstimates: Story = { args: { actor: frozen({ period: july, read: gaps }) } };

export const GapsInTheYear: Story = {
  args: {
    actor: frozen({ read: makeRead(year, { '2026-04-01': missing, '2026-05-01': { isEstimated: true } }) }),
  },
};

export const Leak: Story = {
  args: {
    actor: frozen({
      period: july,
      read: makeRead(july, {
        '2026-07-18': { volume: 412.5 },
        '2026-07-19': { volume: 640 },
        '2026-07-20': { volume: 655.25 },
      }),
    }),
  },
};

export const MeterChanged: Story = {
  args: {
    actor: frozen({
      period: july,
      read: makeRead(july, { '2026-07-14': missing, '2026-07-15': { index: 0.4 } }),
    }),
  },
};

export const LeapDay: Story = {
  args: {
    actor: frozen({
      today: new Date(2028, 4, 2),
      period: { mode: 'daily', name: '2028-02' },
      read: {
        measures: makeMeasures({ mode: 'daily', name: '2028-02' }),
        before: makeMeasures({ mode: 'daily', name: '2027-02' }),
      },
    }),
  },
};

export const ComparisonUnknown: Story = {
  args: { actor: frozen({ read: { ...makeRead(year), before: null } }) },
};

export const AsTable: Story = { args: { actor: frozen({ view: 'table', read: gaps, period: july }) } };

export const YearAsTable: Story = { args: { actor: frozen({ view: 'table' }) } };

export const Empty: Story = {
  args: { actor: frozen({ value: 'empty', read: { measures: [], before: null } }) },
};

export const Unavailable: Story = { args: { actor: frozen({ value: 'unavailable', read: null }) } };

export const Forbidden: Story = {
  args: {
    actor: frozen({
      value: 'unavailable',
      read: null,
      failure: forbiddenFailure('Votre compte n’a pas les droits nécessaires.'),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Accès refuséVotre compte n’a pas les droits nécessaires.',
    );
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  },
};

export const LoadingFirst: Story = { args: { actor: frozen({ value: 'loading', read: null }) } };

/** The previous chart stays, dimmed: its total is not the total of the next period. */
export const LoadingNext: Story = {
  args: { actor: frozen({ value: 'loading' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Total de 2026').closest('[inert]')).not.toBeNull();
  },
};

/** A month that is taken back, one that cannot be read, and one more of an unknown day. */
export const Corrected: Story = {
  args: {
    actor: frozen({
      read: {
        measures: withMeasures(makeMeasures(year, { until: '2026-08' }), {
          '2026-03-01': { volume: -60, index: 1_220 },
          '2026-05-01': { volume: null, index: null, isUnread: true },
        }),
        unplacedCount: 1,
        before: null,
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 relevés reçus n’ont pas pu être lus/)).toBeVisible();
    await expect(canvas.getByText(/^Régularisation de -60,000\sm³ \(mars 2026\)/)).toBeVisible();
    await expect(canvas.getByText(/^Sans relevé\s: mai \(relevé illisible\)/)).toBeVisible();
    await waitFor(() => expect(bars()).toHaveLength(12));
    await expect(
      canvas.getByRole('option', { name: /^Mars 2026\s: -60,000\sm³, mesuré, régularisation/ }),
    ).toBeVisible();
    await expect(canvas.queryByText(/remplacé/)).toBeNull();
  },
};

export const WrongPeriod: Story = {
  args: { actor: frozen({ isPeriodWrong: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('La période de l’adresse n’a pas pu être suivie')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { actor: frozen({ period: july, read: gaps }) },
  globals: { viewport: { value: 'mobile1' } },
};

/** A month of it is read in a few screens: a line or two a day. */
export const TableOnAPhone: Story = {
  args: { actor: frozen({ period: july, read: gaps, view: 'table' }) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(31);
    await expect(canvas.getByRole('columnheader', { name: 'Index' })).toBeInTheDocument();
    const heights = rows.map((row) => row.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeLessThan(110);
  },
};

export const TipDismissed: Story = {
  args: {
    actor: createActor(
      histogramMachine.provide({
        actors: { loadMeasures: fromPromise(async ({ input }) => makeRead(input.period)) },
      }),
      { input: { meter: knownMeter, today, period: year, view: 'chart', isPeriodWrong: false } },
    ).start(),
  },
  play: async () => {
    const july2026 = await screen.findByRole('option', { name: /^Juillet 2026/ });
    await userEvent.hover(july2026);
    await waitFor(() => expect(screen.getByText('Voir les jours')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText('Voir les jours')).toBeNull();
  },
};

const markLeaks = (histogram: Histogram) =>
  markDays(histogram, {
    spans: [
      { startDate: '2026-07-08', endDate: '2026-07-17' },
      { startDate: '2026-07-31', endDate: '2026-08-04' },
    ],
    label: 'Hausse',
    word: 'hausse inhabituelle',
  });

/** A band over the days of a rise, which each of them says too; it ends with the month, and no band is there by month. */
export const MarkedDays: Story = {
  args: { actor: frozen({ period: july, read: gaps }), mark: markLeaks },
  play: async ({ canvas, canvasElement }) => {
    const marked = await screen.findAllByRole('option', { name: /hausse inhabituelle/ });
    await expect(marked).toHaveLength(11);
    await expect(marked[0]).toHaveAccessibleName(
      /^8\sjuillet 2026\s: .*\sm³, mesuré, hausse inhabituelle\s; 8\sjuillet 2025/,
    );
    await expect(canvas.getByText('Hausse inhabituelle')).toBeVisible();
    // The second is too narrow for its word.
    await expect(await canvas.findAllByText('Hausse')).toHaveLength(1);
    const bands = [...canvasElement.querySelectorAll('svg rect[fill^="url("]')];
    await expect(bands).toHaveLength(2);
    const [band] = bands.map((element) => element.getBoundingClientRect());
    const bars = marked.slice(0, 10).map((bar) => bar.getBoundingClientRect());
    await expect(band?.left).toBeCloseTo(bars[0]?.left ?? 0, 0);
    await expect(band?.right).toBeCloseTo(bars[9]?.right ?? 0, 0);
  },
};

export const MarkedDaysAsTable: Story = {
  args: { actor: frozen({ period: july, read: gaps, view: 'table' }), mark: markLeaks },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Mesuré, hausse inhabituelle')).toHaveLength(10);
  },
};

/** A year by month has no marked day. */
export const MarkedYear: Story = {
  args: { actor: frozen(), mark: markLeaks },
  play: async ({ canvas }) => {
    await waitFor(() => expect(bars()).toHaveLength(12));
    await expect(canvas.queryByText('Hausse inhabituelle')).toBeNull();
  },
};
