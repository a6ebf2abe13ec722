import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { initialContext, watchMachine } from '#machines/watch/watch.machine.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { knownLeak, knownMeter, knownRise, makeMeters } from '../../domain/fixtures/consumption.ts';
import { watchMount } from './watch.mount.tsx';

const input = { today: new Date(2026, 10, 22) };

type Context = ReturnType<typeof initialContext>;

/** The flow stopped in a state. */
const frozenIn = (value: StateValueFrom<typeof watchMachine>, changes: Partial<Context> = {}) =>
  createActor(watchMachine, {
    input,
    snapshot: watchMachine.resolveState({ value, context: { ...initialContext(input), ...changes } }),
  });

const failure = technicalFailure('Le service est injoignable.');

const goingOn = { ...knownLeak, endDate: '2026-11-21', isGoingOn: true, litres: 340, litresADay: 34 };
const nothingUsual = { ...goingOn, usualADay: 0, cause: 'unclear' as const };
const busier = { ...knownLeak, litres: 4_000, cause: 'activity' as const };

const meters = makeMeters(1_000);
const some = [
  { meter: knownMeter, episodes: [knownLeak, knownRise] },
  ...makeMeters(3).map((meter, rank) => ({
    meter,
    episodes: [[goingOn], [nothingUsual], [busier]][rank] ?? [],
  })),
];
const every = meters.map((meter, rank) => ({
  meter,
  episodes: [{ ...knownLeak, litres: 1_000 * (rank + 1) }],
}));

const choosing = { choosing: 'ready' } as const;

const meta = {
  component: watchMount.View,
  args: { actor: frozenIn('ready') },
} satisfies Meta<typeof watchMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Listing: Story = { args: { actor: frozenIn('listing') } };
export const Unlisted: Story = { args: { actor: frozenIn('unlisted', { failure }) } };
export const Unequipped: Story = { args: { actor: frozenIn('unequipped') } };

export const Reading: Story = {
  args: { actor: frozenIn('reading', { meters, fetched: some }) },
};
export const Paused: Story = {
  args: { actor: frozenIn('paused', { meters, fetched: some }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^En pause : 3 sur 1/)).toBeVisible();
  },
};
export const Interrupted: Story = {
  args: { actor: frozenIn('interrupted', { meters, fetched: some, failure }) },
};

export const NoneFound: Story = {
  args: {
    actor: frozenIn(choosing, { meters: [knownMeter], fetched: [{ meter: knownMeter, episodes: [] }] }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('1 compteur lu. Aucune hausse inhabituelle depuis six mois.'),
    ).toBeVisible();
  },
};

export const UnreadMeasures: Story = {
  args: {
    actor: frozenIn(choosing, {
      meters: [knownMeter],
      fetched: [{ meter: knownMeter, episodes: [], unreadCount: 3 }],
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText('3 mesures n’ont pas pu être lues.')).toBeVisible(),
};

/** What the season explains comes last, however many litres it is. */
export const SomeFound: Story = {
  args: { actor: frozenIn(choosing, { meters: some.map(({ meter }) => meter), fetched: some }) },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'D21TA1000142',
      'D21TA1000002',
      'D21TA1000000',
      'D21TA1000001',
      'D21TA1000142',
    ]);
    await expect(canvas.getByText('34 litres de plus par jour (+1 %), 340 litres en tout')).toBeVisible();
    await expect(canvas.getByText(/34 litres de plus par jour \(d’habitude, rien\)/)).toBeVisible();
  },
};

export const SomeMissed: Story = {
  args: {
    actor: frozenIn(choosing, {
      meters: makeMeters(7),
      fetched: some,
      missed: makeMeters(3).map((meter) => ({ meter, failure })),
    }),
  },
};
export const AllMissed: Story = {
  args: {
    actor: frozenIn(choosing, { meters, missed: meters.map((meter) => ({ meter, failure })) }),
  },
};

export const ThousandMeters: Story = {
  args: { actor: frozenIn(choosing, { meters, fetched: every }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(20);
    await expect(canvas.getByRole('button', { name: 'Afficher plus' })).toBeVisible();
  },
};

export const Saved: Story = {
  args: {
    actor: frozenIn(
      { choosing: 'saved' },
      { meters: makeMeters(4), fetched: some, saved: { name: 'Surveillance_2026-11-22.xlsx', count: 5 } },
    ),
  },
};
export const Unwritten: Story = {
  args: { actor: frozenIn('unwritten', { meters: makeMeters(4), fetched: some, failure }) },
};

const long = 'Résidence du Grand-Large et de l’Anse-aux-Moines '.repeat(3);
export const LongTexts: Story = {
  args: {
    actor: frozenIn(choosing, {
      meters: [knownMeter],
      fetched: [
        {
          meter: { ...knownMeter, adresseDesserte: long, matriculeCompteur: 'D21TA1000142-'.repeat(4) },
          episodes: [knownRise, goingOn],
        },
      ],
    }),
  },
};
