import type { ComponentProps } from 'react';
import { configure, screen, userEvent, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/theme/global.css.ts';
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
  meterReadOnSite,
} from '../../domain/fixtures/consumption.ts';
import { ExportView } from './ExportView.tsx';

// Lazy chunks load slowly on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const { reference, name } = consumptionContract;
const contract = { reference, name };

type State = StateValueFrom<typeof exportMachine>;
type Context = ReturnType<typeof initialContext>;

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

const show = (props: Partial<ComponentProps<typeof ExportView>> = {}) => {
  const shown = { actor: frozenIn({ choosing: 'ready' }), ...props };
  return render(<ExportView {...shown} />);
};

const both = [knownMeter, meterReadOnSite];
const failure = technicalFailure('Le service est injoignable.');

it('starts with the period of the meter page', async () => {
  await show({
    actor: frozenIn({ choosing: 'ready' }, [knownMeter], {
      request: null,
      period: { mode: 'daily', name: '2026-10' },
    }),
  });

  await expect(screen.getByRole('radio', { name: 'Par jour' })).toBeChecked();
  await expect(screen.getByLabelText('Premier jour')).toHaveValue('2026-10-01');
  await expect(screen.getByLabelText('Dernier jour')).toHaveValue('2026-10-31');
});

it('unticks only the search results, and requires CSV for 600 meters', async () => {
  await show({ actor: frozenIn({ choosing: 'ready' }, makeMeters(600)) });

  await expect(screen.getByText('600 sur 600 cochés')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'D21TA1000599');
  await expect(screen.getByText('1 compteur affiché')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tout décocher' }));
  await expect(screen.getByText('599 sur 600 cochés')).toBeVisible();
  await expect(screen.getByRole('radio', { name: 'CSV' })).toBeChecked();
  await expect(screen.getByRole('radio', { name: 'Classeur Excel' })).toBeDisabled();
});

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

it('ticks meters by contract, partly or fully', async () => {
  await show({ actor: account(4, 3) });

  const box = screen.getByRole('checkbox', { name: /^Site 2/ });
  await userEvent.click(screen.getByRole('button', { name: 'Compteurs du contrat 98-1000-0000-01' }));
  const meters = screen.getByRole('list', { name: 'Compteurs du contrat 98-1000-0000-01' });
  await userEvent.click(within(meters).getByRole('checkbox', { name: /D21TA1000001/ }));
  await expect(screen.getByText('11 sur 12 cochés')).toBeVisible();
  await expect(box).toBePartiallyChecked();
  await userEvent.click(box);
  await expect(screen.getByText('12 sur 12 cochés')).toBeVisible();
  await userEvent.click(box);
  await expect(screen.getByText('9 sur 12 cochés')).toBeVisible();
});

it('enables the workbook once few enough of a thousand meters are ticked', async () => {
  await show({ actor: account(40, 25) });

  await expect(screen.getByText('40 contrats, 1 000 compteurs')).toBeVisible();
  await expect(screen.getByRole('radio', { name: 'CSV' })).toBeChecked();
  await expect(screen.getByRole('radio', { name: 'Classeur Excel' })).toBeDisabled();
  await expect(screen.getAllByRole('checkbox')).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Tout décocher' }));
  await expect(screen.getByRole('radio', { name: 'Classeur Excel' })).toBeChecked();
  await userEvent.type(screen.getByRole('searchbox'), 'site 33');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Site 33/ }));
  await expect(screen.getByText('25 sur 1 000 cochés')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'D21TA1000007');
  await expect(await screen.findByText('40 compteurs affichés')).toBeVisible();
  await expect(screen.getAllByRole('checkbox', { name: /D21TA1000007/ })).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Afficher plus' }));
  await expect(screen.getAllByRole('checkbox', { name: /D21TA1000007/ })).toHaveLength(40);
});

it('links the error to the first contract if no meter is ticked', async () => {
  await show({ actor: account(4, 3) });

  await userEvent.click(screen.getByRole('button', { name: 'Tout décocher' }));
  await userEvent.click(screen.getByRole('button', { name: 'Exporter' }));
  const alert = await screen.findByRole('alert');
  await userEvent.click(within(alert).getByRole('button', { name: 'Cochez au moins un compteur.' }));
  await expect(screen.getByRole('checkbox', { name: /^Site 1/ })).toHaveFocus();
});

const { contracts: ten } = makeAccount(10, 0);

it('groups more than five failures with the same reason into a count', async () => {
  await show({
    actor: frozenIn('partlyListed', [], {
      missedPages: [
        ...ten.map((one) => ({ page: 2, contract: one, failure })),
        ...ten.map((_, rank) => ({ page: rank + 2, failure })),
      ],
    }),
  });

  const list = screen.getByRole('list', { name: 'Contrats qui manquent' });
  await expect(Array.from(list.children, ({ textContent }) => textContent)).toEqual([
    '10 contrats : Le service est injoignable.',
    '10 pages de la liste des contrats : Le service est injoignable.',
  ]);
  await expect(screen.queryByRole('button', { name: 'Continuer sans ces contrats' })).toBeNull();
});

it('starts with the settings of the last export of the visit', async () => {
  await show({
    actor: frozenIn({ choosing: 'ready' }, both, {
      request: null,
      last: { mode: 'daily', start_date: '2026-11-01', end_date: '2026-11-15', format: 'csv' },
    }),
  });

  await expect(screen.getByRole('radio', { name: 'Par jour' })).toBeChecked();
  await expect(screen.getByRole('radio', { name: 'CSV' })).toBeChecked();
  await expect(screen.getByLabelText('Premier jour')).toHaveValue('2026-11-01');
});
