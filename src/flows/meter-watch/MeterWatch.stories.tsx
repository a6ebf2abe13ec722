import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { meterWatchMachine } from '#machines/meter-watch/meterWatch.machine.ts';
import type { Episode } from '../../domain/consumption/watch/episodes.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { knownLeak, knownMeter, knownRise } from '../../domain/fixtures/consumption.ts';
import { meterWatchMount } from './meterWatch.mount.tsx';

const input = { meter: knownMeter, today: new Date(2026, 10, 22) };

/** The flow stopped in a state. */
const frozenIn = (value: StateValueFrom<typeof meterWatchMachine>, episodes: readonly Episode[] = []) =>
  createActor(meterWatchMachine, {
    input,
    snapshot: meterWatchMachine.resolveState({
      value,
      context: { ...input, episodes, failure: technicalFailure('Le service est injoignable.') },
    }),
  });

const meta = {
  component: meterWatchMount.View,
  args: { actor: frozenIn('found', [knownRise, knownLeak]) },
} satisfies Meta<typeof meterWatchMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Leak: Story = {};
export const Reading: Story = { args: { actor: frozenIn('reading') } };
export const Usual: Story = { args: { actor: frozenIn('usual') } };
export const Unread: Story = { args: { actor: frozenIn('unread') } };

const goingOn = { ...knownLeak, endDate: '2026-11-21', isGoingOn: true, missingCount: 2, estimatedCount: 1 };
export const GoingOn: Story = { args: { actor: frozenIn('found', [goingOn]) } };

/** What the season explains needs no emergency number. */
export const OfSeason: Story = {
  args: { actor: frozenIn('found', [knownRise]), period: { mode: 'daily', name: '2026-08' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Une saison ou des vacances/)).toBeVisible();
    await expect(canvas.queryByText(/robinet d’arrêt/)).toBeNull();
  },
};

export const Elsewhere: Story = {
  args: { actor: frozenIn('found', [knownRise, knownLeak]), period: { mode: 'daily', name: '2026-11' } },
};

/** Months before those that are watched are not said to be as usual. */
export const Beyond: Story = {
  args: { actor: frozenIn('usual'), period: { mode: 'daily', name: '2026-04' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/sur les six derniers mois/);
    await expect(canvas.queryByText(/Aucune hausse/)).toBeNull();
  },
};

export const Unserved: Story = { args: { requestOf: () => false } };
