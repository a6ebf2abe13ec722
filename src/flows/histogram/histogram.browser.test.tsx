import { screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createActor } from 'xstate';
import {
  type HistogramInput,
  histogramMachine,
  initialContext,
  type PeriodRead,
} from '#machines/histogram/histogram.machine.ts';
import type { Judged } from '../../domain/consumption/histogram.ts';
import { type Period, yearBefore } from '../../domain/consumption/period.ts';
import {
  knownMeter,
  makeMeasures,
  measureOn,
  meterReadOnSite,
  withMeasures,
} from '../../domain/fixtures/consumption.ts';
import { risenColumn } from '../../views/consumption/chart/Chart.css.ts';
import { HistogramView } from './HistogramView.tsx';

const today = new Date(2026, 10, 22);
const year: Period = { mode: 'monthly', name: '2026' };
const july: Period = { mode: 'daily', name: '2026-07' };

const makeRead = (period: Period, changed: Parameters<typeof withMeasures>[1] = {}): PeriodRead => ({
  measures: withMeasures(makeMeasures(period, { until: '2026-11-22', index: 9_000 }), changed),
  before: makeMeasures(yearBefore(period), { volume: 33, index: 1_000 }),
});

const missing = { volume: null, index: null };

const leaks: Judged = {
  episodes: [
    { startDate: '2026-07-08', endDate: '2026-07-17', litresByMonth: { '2026-07': 84_000 } },
    { startDate: '2026-07-31', endDate: '2026-08-04', litresByMonth: { '2026-08': 3_000 } },
  ],
};

type Frozen = Partial<HistogramInput> & { value?: 'shown' | 'loading'; read?: PeriodRead };

const show = (
  { value = 'shown', period = year, read = makeRead(period), ...changes }: Frozen = {},
  judged?: Judged,
) => {
  const input = {
    meter: knownMeter,
    today,
    period,
    view: 'chart',
    isPeriodWrong: false,
    ...changes,
  } as const;
  const context = { ...initialContext(input), loaded: new Map([[period.name, read]]), drawn: period };
  const snapshot = histogramMachine.resolveState({ value, context });
  return render(<HistogramView actor={createActor(histogramMachine, { input, snapshot })} judged={judged} />);
};

const bars = () => within(screen.getByRole('listbox')).getAllByRole('option');

it('shows the yearly change beside the total, once for screen readers', async () => {
  await show();

  await waitFor(() => expect(bars()).toHaveLength(12));
  const glance = screen.getByText(/^\+\s\d+\s% sur un an, de janvier à octobre 2026$/);
  await expect(glance).toBeVisible();
  await expect(glance.closest('[aria-hidden="true"]')).not.toBeNull();
  await expect(screen.getByRole('status')).toHaveTextContent(/, \d+\s% de plus /);
});

it('prints the chart and the table, and after printing shows only the chart again', async () => {
  await show();

  await waitFor(() => expect(bars()).toHaveLength(12));
  dispatchEvent(new Event('beforeprint'));
  await expect(bars()).toHaveLength(12);
  await expect(screen.getByRole('rowheader', { name: 'Juillet 2026' })).not.toContainHTML('button');
  await expect(screen.getAllByRole('list', { name: 'Légende' })).toHaveLength(1);
  dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
});

it('prints the chart and the table from the table view, and then shows only the table again', async () => {
  await show({ view: 'table' });

  const table = screen.getByRole('table');
  dispatchEvent(new Event('beforeprint'));
  await waitFor(() => expect(bars()).toHaveLength(12));
  dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await expect(screen.getByRole('table')).toBe(table);
});

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

it('draws one bar over the days of each on-site reading, from the start of the year', async () => {
  await show({ meter: meterReadOnSite, read: onSite });

  await screen.findByRole('listbox');
  await waitFor(() => expect(bars()).toHaveLength(2));
  const [spring, autumn] = bars().map((bar) => bar.getBoundingClientRect());
  await expect(autumn?.left).toBeCloseTo(spring?.right ?? 0, 0);
  await expect((autumn?.width ?? 0) / (spring?.width ?? 1)).toBeCloseTo(6 / 4, 1);
});

const gaps = makeRead(july, {
  '2026-07-04': missing,
  '2026-07-05': missing,
  '2026-07-12': null,
  '2026-07-20': { isEstimated: true },
  '2026-07-21': { isEstimated: true },
});

it('makes the current chart inert while another period loads', async () => {
  await show({ value: 'loading' });

  await expect(screen.getByText('Total de 2026').closest('[inert]')).not.toBeNull();
});

it('counts two unreadable readings: one with an unreadable volume, one without a day', async () => {
  const measures = withMeasures(makeMeasures(year, { until: '2026-08' }), {
    '2026-05-01': { volume: null, index: null, isUnread: true },
  });
  await show({ read: { measures, unplacedCount: 1, before: null } });

  await expect(screen.getByText(/^2 relevés reçus n’ont pas pu être lus/)).toBeVisible();
  await expect(screen.getByText(/^Sans relevé\s: mai \(relevé illisible\)/)).toBeVisible();
});

it('shows each day of the table on a phone in one or two lines', async () => {
  await page.viewport(320, 568);
  await show({ period: july, read: gaps, view: 'table' });

  const [, ...rows] = screen.getAllByRole('row');
  await expect(rows).toHaveLength(31);
  await expect(screen.getByRole('columnheader', { name: 'Index' })).toBeInTheDocument();
  const heights = rows.map((row) => row.getBoundingClientRect().height);
  await expect(Math.max(...heights)).toBeLessThan(110);
  await page.viewport(1280, 900);
});

it('shows « En cours » once for the current day without a reading', async () => {
  const currentMonth = { mode: 'daily', name: '2026-11' } as const;
  await show({ period: currentMonth, read: makeRead(currentMonth, { '2026-11-22': null }), view: 'table' });

  const row = within(screen.getByRole('row', { name: /^22\snovembre/ }));
  await expect(row.getByRole('cell', { name: 'En cours' })).toBeVisible();
});

it('closes the tooltip of a bar on Escape', async () => {
  await show();

  const july2026 = await screen.findByRole('option', { name: /^Juillet 2026\s:/ });
  await userEvent.hover(july2026);
  await waitFor(() => expect(screen.getByText('Voir les jours')).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await expect(screen.queryByText('Voir les jours')).toBeNull();
});

it('marks days with unusual consumption by a band, and in the accessible names of their bars', async () => {
  await show({ period: july, read: gaps }, leaks);

  const marked = await screen.findAllByRole('option', { name: /hausse inhabituelle/ });
  await expect(marked).toHaveLength(11);
  await expect(marked[0]).toHaveAccessibleName(
    /^8\sjuillet 2026\s: .*\sm³, mesuré, hausse inhabituelle\s; 8\sjuillet 2025/,
  );
  await expect(screen.getByText('Jour d’une hausse')).toBeVisible();
  await expect(await screen.findAllByText('Hausse')).toHaveLength(2);
  const bands = [...document.body.querySelectorAll(`.${risenColumn}`)].filter(
    (element) => !element.closest('pattern'),
  );
  await expect(bands).toHaveLength(2);
  const [band] = bands.map((element) => element.getBoundingClientRect());
  const bars = marked.slice(0, 10).map((bar) => bar.getBoundingClientRect());
  await expect(band?.left).toBeCloseTo(bars[0]?.left ?? 0, 0);
  await expect(band?.right).toBeCloseTo(bars[9]?.right ?? 0, 0);
});

it('keeps the label of a rise within the edges of the histogram on a phone', async () => {
  await page.viewport(320, 568);
  await show({}, leaks);

  const label = await screen.findByText('Hausse');
  await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  await page.viewport(1280, 900);
});

it.each<[string, Frozen, number]>([
  ['each day of the table', { period: july, read: gaps, view: 'table' }, 11],
  ['each month of the table, with its surplus', { view: 'table' }, 2],
])('marks unusual consumption in %s', async (_, shown, count) => {
  await show(shown, leaks);

  await expect(screen.queryAllByText(/, (hausse inhabituelle|dont (84|3)\sm³ inhabituels)$/)).toHaveLength(
    count,
  );
});

it('shows the unusual volume in the tooltip of a month, with value, quality and comparison', async () => {
  await show({}, leaks);

  await userEvent.hover(await screen.findByRole('option', { name: /^Juillet 2026\s:/ }));
  const tip = (await screen.findByText('Voir les jours')).parentElement;
  await expect(tip?.innerText.replaceAll(/\s+/g, ' ')).toMatch(
    /^Juillet 2026 36 m³ mesuré 2025 : 33,\d m³ \(\+ \d %\) dont 84 m³ inhabituels Index : [\d ]+ m³ Voir les jours$/,
  );
});

it('shows the usual range in the row of each day with a known range', async () => {
  const usual = { firstDay: '2026-07-01', low: [20_000, 21_000], high: [30_000, 31_000] };
  await show({ period: july, read: gaps }, { episodes: [], usual });

  await userEvent.hover(await screen.findByRole('option', { name: /^1er\sjuillet 2026\s:/ }));
  await expect(await screen.findByText(/^D’habitude\s: de 20\sm³ à 30\sm³$/)).toBeVisible();
  await expect(screen.getByText('Consommation habituelle')).toBeVisible();
});

it('explains a difference between the indexes and the volumes', async () => {
  const read = makeRead(year, { '2026-11-01': { index: 9_700 } });
  await show({ read });

  await expect(
    screen.getByText(/les index diffèrent de 8.30\d.*et les volumes communiqués font/),
  ).toBeVisible();
});
