import { screen, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createActor } from 'xstate';
import { comparisonMachine, initialContext } from '#machines/comparison/comparison.machine.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import type { Period } from '../../domain/consumption/period.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { makeMeasures, makeMeters, withMeasures } from '../../domain/fixtures/consumption.ts';
import { ComparisonView } from './ComparisonView.tsx';

const year = { mode: 'monthly', name: '2026' } as const;
const month = { mode: 'daily', name: '2026-10' } as const;

const meters = makeMeters(4);

const input = {
  today: new Date(2026, 10, 22),
  keys: meters.map(meterKey),
  period: year,
  isCut: false,
  isPeriodWrong: false,
};

type Context = ReturnType<typeof initialContext>;

const readIn = (period: Period, of: readonly Meter[] = meters) =>
  of.map((meter, rank) => ({
    meter,
    measures: withMeasures(makeMeasures(period, { until: '2026-11-22', volume: 30 + 14 * rank }), {
      ...(rank === 1 && { '2026-03-01': null, '2026-10-12': null }),
      ...(rank === 2 && { '2026-05-01': { isEstimated: true }, '2026-10-08': { isEstimated: true } }),
    }),
  }));

const show = (
  changes: Partial<Context>,
  value: 'selecting' | { choosing: 'ready' } = { choosing: 'ready' },
) => {
  const context = { ...initialContext(input), meters, ...changes };
  const snapshot = comparisonMachine.resolveState({ value, context });
  return render(
    <main>
      <ComparisonView actor={createActor(comparisonMachine, { input, snapshot })} />
    </main>,
  );
};

it('lists the meters of the URL first, and keeps the focus on a meter that the user unticks', async () => {
  const keys = makeMeters(501).slice(500).map(meterKey);
  await show({ meters: makeMeters(1_000), keys }, 'selecting');

  const boxes = screen.getAllByRole('checkbox');
  await expect(boxes).toHaveLength(8);
  await expect(boxes[0]).toBeChecked();
  await expect(boxes[1]).not.toBeChecked();
  boxes[0]?.focus();
  boxes[0]?.click();
  await expect(boxes[0]).not.toBeChecked();
  await expect(boxes[0]).toHaveFocus();
});

it('shows how many meters in the URL are not in the account', async () => {
  await show({ keys: ['981000004217/inconnu', 'autre'], isCut: true, isPeriodWrong: true }, 'selecting');

  await expect(screen.getByText(/^2 compteurs ne sont pas/)).toBeVisible();
});

it('marks the missing values of a meter in the sum, the legend and the month names', async () => {
  await show({ fetched: readIn(year) });

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
    await screen.findByRole('option', { name: /^Mars 2026\s: A, .*\s; B, relevé manquant\s; C, / }),
  ).toBeVisible();
});

it('rounds the volume of each meter in the legend to whole m³, as in the sum', async () => {
  await show({ keys: input.keys.slice(0, 1), fetched: readIn(year, meters.slice(0, 1)) });

  const legend = screen.getByRole('list', { name: 'Compteurs comparés' });
  await expect(legend).toHaveTextContent(/Saint-Malo \d+\sm³$/);
});

it('shows each day of the table on a phone in two or three lines, without overflow', async () => {
  await page.viewport(320, 568);
  await show({ period: month, fetched: readIn(month) });

  const rows = screen.getAllByRole('row').slice(1);
  await expect(rows).toHaveLength(32);
  for (const row of rows.slice(0, -1)) await expect(row.clientHeight).toBeLessThan(120);
  await expect(screen.getByRole('table').scrollWidth).toBeLessThanOrEqual(innerWidth);
  await page.viewport(1280, 900);
});

it('shows on a phone the name and the sum of each month above the values of the meters', async () => {
  await page.viewport(390, 800);
  await show({ keys: input.keys.slice(0, 3), fetched: readIn(year, meters.slice(0, 3)) });

  for (const row of screen.getAllByRole('row').slice(1)) {
    const [name, first, , , sum] = [...row.children].map((cell) => cell.getBoundingClientRect());
    await expect(sum?.top).toBeLessThan(name?.bottom ?? 0);
    await expect(first?.top).toBeGreaterThanOrEqual(sum?.bottom ?? Infinity);
  }
  await page.viewport(1280, 900);
});

it('shows a sentence that compares the totals of two meters if both totals are complete', async () => {
  const whole = { mode: 'monthly', name: '2025' } as const;
  await show({ period: whole, keys: input.keys.slice(0, 2), fetched: readIn(whole, meters.slice(0, 2)) });

  await expect(screen.queryByText(/incomplète/)).toBeNull();
  await expect(screen.getByText(/Le plus élevé est B · D21TA1000001/)).toBeVisible();
});

it('names a meter that failed to load, and still compares the other meters', async () => {
  await show({
    fetched: readIn(year).filter((_, rank) => rank !== 1),
    missed: meters.slice(1, 2).map((meter) => ({ meter, failure: technicalFailure() })),
  });

  await expect(screen.getByText(/B · D21TA1000001 n’a pas pu être lu/)).toBeVisible();
  await expect(screen.getByRole('columnheader', { name: 'C · D21TA1000002' })).toBeInTheDocument();
});
