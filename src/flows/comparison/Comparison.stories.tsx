import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { comparisonMachine, initialContext } from '#machines/comparison/comparison.machine.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { makeMeasures, makeMeters, withMeasures } from '../../domain/fixtures/consumption.ts';
import { comparisonMount } from './comparison.mount.tsx';

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

/** The flow stopped in a state. */
const frozenIn = (value: StateValueFrom<typeof comparisonMachine>, changes: Partial<Context> = {}) =>
  createActor(comparisonMachine, {
    input,
    snapshot: comparisonMachine.resolveState({
      value,
      context: { ...initialContext(input), meters, ...changes },
    }),
  });

const failure = technicalFailure('Le service est injoignable.');

/** What each has used, up to the day of the story. */
const readIn = (period: typeof year | typeof month, of: readonly Meter[] = meters) =>
  of.map((meter, rank) => ({
    meter,
    measures: withMeasures(makeMeasures(period, { until: '2026-11-22', volume: 30 + 14 * rank }), {
      ...(rank === 1 && { '2026-03-01': null, '2026-10-12': null }),
      ...(rank === 2 && { '2026-05-01': { isEstimated: true }, '2026-10-08': { isEstimated: true } }),
    }),
  }));

const ready = { choosing: 'ready' } as const;

const meta = {
  component: comparisonMount.View,
  args: { actor: frozenIn('listing', { meters: null }) },
} satisfies Meta<typeof comparisonMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listing: Story = {};
export const Unlisted: Story = { args: { actor: frozenIn('unlisted', { meters: null, failure }) } };
export const NoMeter: Story = { args: { actor: frozenIn('unequipped', { meters: [] }) } };
export const OneMeterOnly: Story = {
  args: { actor: frozenIn('unequipped', { meters: meters.slice(0, 1) }) },
};

export const Selecting: Story = {
  args: { actor: frozenIn('selecting', { keys: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
  },
};

/** Those of the address are ticked, and come first. */
export const SelectingAmongMany: Story = {
  args: {
    actor: frozenIn('selecting', {
      meters: makeMeters(1_000),
      keys: makeMeters(501).slice(500).map(meterKey),
    }),
  },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(8);
    await expect(boxes[0]).toBeChecked();
    await expect(boxes[1]).not.toBeChecked();
  },
};

export const WrongAddress: Story = {
  args: {
    actor: frozenIn('selecting', {
      keys: ['981000004217/inconnu', 'autre'],
      isCut: true,
      isPeriodWrong: true,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 compteurs ne sont pas/)).toBeVisible();
  },
};

export const Reading: Story = { args: { actor: frozenIn('reading') } };
export const Interrupted: Story = { args: { actor: frozenIn('interrupted', { failure }) } };

/** A month of the second is missing, one of the third is estimated. */
export const AYear: Story = {
  args: { actor: frozenIn(ready, { fetched: readIn(year) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Cette somme est incomplète/)).toBeVisible();
    await expect(canvas.getByText(/B · D21TA1000001, sans relevé\s: mars/)).toBeVisible();
    const legend = within(canvas.getByRole('list', { name: 'Compteurs comparés' })).getAllByRole('listitem');
    await expect(legend.map((meter) => /\(incomplet\)$/.test(meter.textContent))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    const total = within(canvas.getByRole('row', { name: /^Total/ })).getAllByRole('cell');
    const marked = total.filter((cell) => cell.textContent.includes('(incomplet)'));
    await expect(marked).toHaveLength(2);
    await expect(
      await canvas.findByRole('option', { name: /^Mars 2026\s: A, .*\s; B, absent\s; C, / }),
    ).toBeVisible();
  },
};

export const AMonth: Story = {
  args: { actor: frozenIn(ready, { period: month, fetched: readIn(month) }) },
};

/** Each day takes two or three lines, with its sum facing it, and none goes beyond the edge. */
export const AMonthOnAPhone: Story = {
  args: { actor: frozenIn(ready, { period: month, fetched: readIn(month) }) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(32);
    for (const row of rows.slice(0, -1)) await expect(row.clientHeight).toBeLessThan(120);
    await expect(canvas.getByRole('table').scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const TwoWhole: Story = {
  args: {
    actor: frozenIn(ready, {
      period: { mode: 'monthly', name: '2025' },
      keys: input.keys.slice(0, 2),
      fetched: meters.slice(0, 2).map((meter, rank) => ({
        meter,
        measures: makeMeasures({ mode: 'monthly', name: '2025' }, { volume: 30 + 14 * rank }),
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/incomplète/)).toBeNull();
    await expect(canvas.getByText(/Le plus élevé est B · D21TA1000001/)).toBeVisible();
  },
};

export const OneFailed: Story = {
  args: {
    actor: frozenIn(ready, {
      fetched: readIn(year).filter((_, rank) => rank !== 1),
      missed: meters.slice(1, 2).map((meter) => ({ meter, failure })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/B · D21TA1000001 n’a pas pu être lu/)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'C · D21TA1000002' })).toBeInTheDocument();
  },
};

export const AllFailed: Story = {
  args: { actor: frozenIn(ready, { missed: meters.map((meter) => ({ meter, failure })) }) },
};

export const Empty: Story = {
  args: { actor: frozenIn(ready, { fetched: meters.map((meter) => ({ meter, measures: [] })) }) },
};

export const Saved: Story = {
  args: {
    actor: frozenIn(
      { choosing: 'saved' },
      { fetched: readIn(year), saved: { name: 'Comparaison_2026.xlsx', count: 4 } },
    ),
  },
};
export const Writing: Story = { args: { actor: frozenIn('writing', { fetched: readIn(year) }) } };
export const Unwritten: Story = {
  args: { actor: frozenIn('unwritten', { fetched: readIn(year), failure }) },
};

const long = meters.map((meter) => ({
  ...meter,
  adresseDesserte: 'Résidence du Grand-Large et de l’Anse-aux-Moines '.repeat(3),
  matriculeCompteur: `${meter.matriculeCompteur}-`.repeat(3),
}));
export const LongTexts: Story = {
  args: { actor: frozenIn(ready, { meters: long, fetched: readIn(year, long) }) },
};
