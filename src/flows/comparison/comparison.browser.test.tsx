import type { ComponentProps } from 'react';
import { configure, screen, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../ui/theme/global.css.ts';
import { createActor, type StateValueFrom } from 'xstate';
import { comparisonMachine, initialContext } from '#machines/comparison/comparison.machine.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { makeMeasures, makeMeters, withMeasures } from '../../domain/fixtures/consumption.ts';
import { ComparisonView } from './ComparisonView.tsx';

// Lazy chunks load slowly on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const year = { mode: 'monthly', name: '2026' } as const;
const month = { mode: 'daily', name: '2026-10' } as const;

const meters = makeMeters(4).map((meter, rank) => ({
  ...meter,
  adresseDesserte:
    ['12 quai Duguay-Trouin', '3 rue du Port', '48 avenue Pasteur', '7 place du Marché'][rank] ?? '',
}));

const input = {
  today: new Date(2026, 10, 22),
  keys: meters.map(meterKey),
  period: year,
  isCut: false,
  isPeriodWrong: false,
};

type Context = ReturnType<typeof initialContext>;

const frozenIn = (value: StateValueFrom<typeof comparisonMachine>, changes: Partial<Context> = {}) =>
  createActor(comparisonMachine, {
    input,
    snapshot: comparisonMachine.resolveState({
      value,
      context: { ...initialContext(input), meters, ...changes },
    }),
  });

const failure = technicalFailure('Le service est injoignable.');

const readIn = (period: typeof year | typeof month, of: readonly Meter[] = meters) =>
  of.map((meter, rank) => ({
    meter,
    measures: withMeasures(makeMeasures(period, { until: '2026-11-22', volume: 30 + 14 * rank }), {
      ...(rank === 1 && { '2026-03-01': null, '2026-10-12': null }),
      ...(rank === 2 && { '2026-05-01': { isEstimated: true }, '2026-10-08': { isEstimated: true } }),
    }),
  }));

const ready = { choosing: 'ready' } as const;

const show = (props: Partial<ComponentProps<typeof ComparisonView>> = {}) => {
  const shown = { actor: frozenIn('listing', { meters: null }), ...props };
  return render(
    <main>
      <ComparisonView {...shown} />
    </main>,
  );
};

it('ticks the meters in the URL and lists them first, out of a thousand', async () => {
  await show({
    actor: frozenIn('selecting', {
      meters: makeMeters(1_000),
      keys: makeMeters(501).slice(500).map(meterKey),
    }),
  });

  const boxes = screen.getAllByRole('checkbox');
  await expect(boxes).toHaveLength(8);
  await expect(boxes[0]).toBeChecked();
  await expect(boxes[1]).not.toBeChecked();
});

it('counts the meters in the URL that the account does not have', async () => {
  await show({
    actor: frozenIn('selecting', {
      keys: ['981000004217/inconnu', 'autre'],
      isCut: true,
      isPeriodWrong: true,
    }),
  });

  await expect(screen.getByText(/^2 compteurs ne sont pas/)).toBeVisible();
});

it('marks missing values in the sum, the legend and the month names', async () => {
  await show({ actor: frozenIn(ready, { fetched: readIn(year) }) });

  await expect(screen.getByText(/Cette somme est incomplète/)).toBeVisible();
  await expect(screen.getByText(/B · D21TA1000001, sans relevé\s: mars/)).toBeVisible();
  const legend = within(screen.getByRole('list', { name: 'Compteurs comparés' })).getAllByRole('listitem');
  await expect(legend.map((meter) => /\(incomplet\)$/.test(meter.textContent))).toEqual([
    false,
    true,
    false,
    false,
  ]);
  const total = within(screen.getByRole('row', { name: /^Total/ })).getAllByRole('cell');
  const marked = total.filter((cell) => cell.textContent.includes('(incomplet)'));
  await expect(marked).toHaveLength(2);
  await expect(
    await screen.findByRole('option', { name: /^Mars 2026\s: A, .*\s; B, absent\s; C, / }),
  ).toBeVisible();
});

it('shows each day in two or three lines on a phone, without overflow', async () => {
  await page.viewport(320, 568);
  await show({ actor: frozenIn(ready, { period: month, fetched: readIn(month) }) });

  const rows = screen.getAllByRole('row').slice(1);
  await expect(rows).toHaveLength(32);
  for (const row of rows.slice(0, -1)) await expect(row.clientHeight).toBeLessThan(120);
  await expect(screen.getByRole('table').scrollWidth).toBeLessThanOrEqual(innerWidth);
  await page.viewport(1280, 900);
});

it('compares complete totals in a sentence', async () => {
  await show({
    actor: frozenIn(ready, {
      period: { mode: 'monthly', name: '2025' },
      keys: input.keys.slice(0, 2),
      fetched: meters.slice(0, 2).map((meter, rank) => ({
        meter,
        measures: makeMeasures({ mode: 'monthly', name: '2025' }, { volume: 30 + 14 * rank }),
      })),
    }),
  });

  await expect(screen.queryByText(/incomplète/)).toBeNull();
  await expect(screen.getByText(/Le plus élevé est B · D21TA1000001/)).toBeVisible();
});

it('lists the unreadable meter beside the others', async () => {
  await show({
    actor: frozenIn(ready, {
      fetched: readIn(year).filter((_, rank) => rank !== 1),
      missed: meters.slice(1, 2).map((meter) => ({ meter, failure })),
    }),
  });

  await expect(screen.getByText(/B · D21TA1000001 n’a pas pu être lu/)).toBeVisible();
  await expect(screen.getByRole('columnheader', { name: 'C · D21TA1000002' })).toBeInTheDocument();
});
