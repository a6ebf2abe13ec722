import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import type { Meter } from '#machines/domain/consumption/meter.ts';
import { technicalFailure } from '#machines/domain/failure.ts';
import {
  consumptionContract,
  knownMeter,
  makeMeters,
  measureOn,
  meterReadOnSite,
} from '#machines/domain/fixtures/consumption.ts';
import { exportMachine } from '#machines/export/export.machine.ts';
import { initialContext } from '#machines/export/export.setup.ts';
import { exportMount } from './export.mount.tsx';

const { reference, name } = consumptionContract;
const contract = { reference, name };

type State = StateValueFrom<typeof exportMachine>;
type Context = ReturnType<typeof initialContext>;

/** The flow stopped in a state, or on its form. */
const frozenIn = (value: State, meters: readonly Meter[] = [knownMeter], context: Partial<Context> = {}) => {
  const input = { today: new Date(2026, 10, 22), source: { contract, meters } };
  const days = { startDate: '2025-12-01', endDate: '2026-11-22' };
  const request = { mode: 'monthly' as const, format: 'xlsx' as const, ...days, meters };
  return createActor(exportMachine, {
    input,
    snapshot: exportMachine.resolveState({
      value,
      context: { ...initialContext(input), request, ...context },
    }),
  });
};

const meta = {
  component: exportMount.View,
  args: { actor: frozenIn({ choosing: 'ready' }) },
} satisfies Meta<typeof exportMount.View>;

export default meta;
type Story = StoryObj<typeof meta>;

const both = [knownMeter, meterReadOnSite];
const failure = technicalFailure('Le service est injoignable.');
const missed = makeMeters(3).map((meter) => ({ meter, failure }));

export const ByMonth: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Premier mois' })).toHaveValue('2025-12-01');
    await expect(canvas.getByRole('combobox', { name: 'Dernier mois' })).toHaveValue('2026-11-22');
  },
};

/** From a meter's page, with what it shows. */
export const OverThePeriodOfItsPage: Story = {
  args: {
    actor: frozenIn({ choosing: 'ready' }, [knownMeter], {
      request: null,
      period: { mode: 'daily', name: '2026-10' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Par jour' })).toBeChecked();
    await expect(canvas.getByLabelText('Premier jour')).toHaveValue('2026-10-01');
    await expect(canvas.getByLabelText('Dernier jour')).toHaveValue('2026-10-31');
  },
};

export const ByDay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Par jour'));
    const calendar = await canvas.findByRole('application');
    await userEvent.click(within(calendar).getByRole('button', { name: /12 novembre 2026/ }));
    await userEvent.click(within(calendar).getByRole('button', { name: /10 novembre 2026/ }));
    await expect(canvas.getByLabelText('Premier jour')).toHaveValue('2026-11-10');
    await expect(canvas.getByLabelText('Dernier jour')).toHaveValue('2026-11-12');
  },
};

export const ReadOnSite: Story = {
  args: { actor: frozenIn({ choosing: 'ready' }, [meterReadOnSite]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ce compteur est relevé sur place/)).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Par jour' })).toBeNull();
  },
};

export const TwoMeters: Story = { args: { actor: frozenIn({ choosing: 'ready' }, both) } };

export const SixHundredMeters: Story = {
  args: { actor: frozenIn({ choosing: 'ready' }, makeMeters(600)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('600 sur 600 cochés')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'D21TA1000599');
    await expect(canvas.getByText('1 compteur affiché')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tout décocher' }));
    await expect(canvas.getByText('599 sur 600 cochés')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Un classeur contient 100 compteurs au plus',
    );
  },
};

export const NothingMeasured: Story = { args: { actor: frozenIn({ choosing: 'nothingMeasured' }) } };

export const Refused: Story = {
  args: {
    actor: frozenIn({ choosing: 'refused' }, [knownMeter], {
      failure: {
        kind: 'refused',
        message: 'La période demandée n’est pas disponible.',
        fields: { start_date: ['Choisissez un mois plus récent.'] },
      },
    }),
  },
};

export const Saved: Story = {
  args: {
    actor: frozenIn({ choosing: 'saved' }, [knownMeter], {
      saved: { name: '2026-11-22_D21TA1000142_mensuel.xlsx', count: 1, file: new Blob() },
    }),
  },
};

export const Listing: Story = { args: { actor: frozenIn('listing', [], { listed: null }) } };
export const Unlisted: Story = { args: { actor: frozenIn('unlisted', [], { listed: null, failure }) } };
export const Fetching: Story = { args: { actor: frozenIn('fetching', makeMeters(60)) } };
export const Incomplete: Story = {
  args: {
    actor: frozenIn('incomplete', makeMeters(60), {
      missed,
      fetched: [{ meter: knownMeter, measures: [measureOn('2026-10-31')] }],
    }),
  },
};
export const Failed: Story = { args: { actor: frozenIn('failed', makeMeters(3), { missed }) } };
export const Writing: Story = { args: { actor: frozenIn('writing', makeMeters(60)) } };
export const Saving: Story = {
  args: { actor: frozenIn('saving', makeMeters(60), { file: new Blob(['PK']) }) },
};
export const Unwritten: Story = { args: { actor: frozenIn('unwritten', both, { failure }) } };
