import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createActor, type StateValueFrom } from 'xstate';
import { exportMachine } from '#machines/export/export.machine.ts';
import { initialContext } from '#machines/export/export.setup.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import type { ListedContract } from '../../domain/consumption/meterList.ts';
import { technicalFailure } from '../../domain/failure.ts';
import {
  consumptionContract,
  knownMeter,
  makeMeters,
  measureOn,
  meterReadOnSite,
} from '../../domain/fixtures/consumption.ts';
import { exportMount } from './export.mount.tsx';

const { reference, name } = consumptionContract;
const contract = { reference, name };

type State = StateValueFrom<typeof exportMachine>;
type Context = ReturnType<typeof initialContext>;

/** The flow stopped in a state, or on its form. */
const frozenIn = (
  value: State,
  meters: readonly Meter[] = [knownMeter],
  context: Partial<Context> = {},
  contracts: readonly ListedContract[] = [contract],
) => {
  const input = { today: new Date(2026, 10, 22), source: { contracts, meters } };
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
    await expect(canvas.getByRole('radio', { name: 'CSV' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Classeur Excel' })).toBeDisabled();
  },
};

/** So many contracts of so many meters each, with the same numbers in each. */
const makeAccount = (contractCount: number, meterCount: number) => {
  const contracts = Array.from({ length: contractCount }, (_, rank) => ({
    reference: `98100${String(rank).padStart(7, '0')}`,
    name: rank % 7 === 3 ? '' : `Site ${rank + 1}`,
  }));
  return { contracts, meters: contracts.flatMap((one) => makeMeters(meterCount, one.reference)) };
};
const account = (contractCount: number, meterCount: number, value: State = { choosing: 'ready' }) => {
  const { contracts, meters } = makeAccount(contractCount, meterCount);
  return frozenIn(value, meters, {}, contracts);
};

export const SeveralContracts: Story = {
  args: { actor: account(4, 3) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /^Site 2/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Compteurs du contrat 98-1000-0000-01' }));
    const meters = canvas.getByRole('list', { name: 'Compteurs du contrat 98-1000-0000-01' });
    await userEvent.click(within(meters).getByRole('checkbox', { name: /D21TA1000001/ }));
    await expect(canvas.getByText('11 sur 12 cochés')).toBeVisible();
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(canvas.getByText('12 sur 12 cochés')).toBeVisible();
    await userEvent.click(box);
    await expect(canvas.getByText('9 sur 12 cochés')).toBeVisible();
  },
};

/** A workbook cannot hold them: a CSV is chosen, until fewer are. */
export const ThousandMeters: Story = {
  args: { actor: account(40, 25) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40 contrats, 1 000 compteurs')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'CSV' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Classeur Excel' })).toBeDisabled();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Tout décocher' }));
    await expect(canvas.getByRole('radio', { name: 'Classeur Excel' })).toBeChecked();
    await userEvent.type(canvas.getByRole('searchbox'), 'site 33');
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Site 33/ }));
    await expect(canvas.getByText('25 sur 1 000 cochés')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'D21TA1000007');
    await expect(await canvas.findByText('40 compteurs affichés')).toBeVisible();
    await expect(canvas.getAllByRole('checkbox', { name: /D21TA1000007/ })).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher plus' }));
    await expect(canvas.getAllByRole('checkbox', { name: /D21TA1000007/ })).toHaveLength(40);
  },
};

export const NoneOfSeveral: Story = {
  args: { actor: account(4, 3) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tout décocher' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }));
    const alert = await canvas.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: 'Cochez au moins un compteur.' }));
    await expect(canvas.getByRole('checkbox', { name: /^Site 1/ })).toHaveFocus();
  },
};

const { contracts: ten } = makeAccount(10, 0);

export const PartlyListed: Story = {
  args: {
    actor: frozenIn(
      'partlyListed',
      makeMeters(3, ten[0]?.reference),
      {
        missedPages: [
          ...ten.slice(1, 4).map((one) => ({ page: 2, contract: one, failure })),
          { page: 3, failure },
        ],
      },
      ten,
    ),
  },
};
/** Past five, what is missing for the same reason is counted. */
export const NoContractListed: Story = {
  args: {
    actor: frozenIn('partlyListed', [], {
      missedPages: [
        ...ten.map((one) => ({ page: 2, contract: one, failure })),
        ...ten.map((_, rank) => ({ page: rank + 2, failure })),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Contrats qui manquent' });
    await expect(Array.from(list.children, ({ textContent }) => textContent)).toEqual([
      '10 contrats : Le service est injoignable.',
      '10 pages de la liste des contrats : Le service est injoignable.',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Continuer sans ces contrats' })).toBeNull();
  },
};
export const WithoutMeters: Story = { args: { actor: frozenIn('withoutMeters', [], { listed: null }) } };
export const ListingAccount: Story = {
  args: { actor: frozenIn('listing', [], { listed: null, source: { reference: null } }) },
};
/** What is missing of several contracts is said with its own. */
export const IncompleteOfSeveral: Story = {
  args: {
    actor: frozenIn('incomplete', makeAccount(2, 2).meters, { missed }, makeAccount(2, 2).contracts),
  },
};
/** As the last export of the visit was. */
export const AsTheLast: Story = {
  args: {
    actor: frozenIn({ choosing: 'ready' }, both, {
      request: null,
      last: { mode: 'daily', start_date: '2026-11-01', end_date: '2026-11-15', format: 'csv' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Par jour' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'CSV' })).toBeChecked();
    await expect(canvas.getByLabelText('Premier jour')).toHaveValue('2026-11-01');
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
