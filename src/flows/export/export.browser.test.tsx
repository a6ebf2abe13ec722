import { screen, userEvent, within } from 'storybook/test';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createActor, type StateValueFrom } from 'xstate';
import { exportMachine } from '#machines/export/export.machine.ts';
import { initialContext } from '#machines/export/export.setup.ts';
import type { Meter } from '../../domain/consumption/meter.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { knownMeter, makeMeters, meterReadOnSite } from '../../domain/fixtures/consumption.ts';
import { ExportView } from './ExportView.tsx';

const makeContracts = (count: number) =>
  Array.from({ length: count }, (_, rank) => ({
    reference: `98100${String(rank).padStart(7, '0')}`,
    name: `Site ${rank + 1}`,
  }));

const account = (contractCount: number, meterCount: number) => {
  const contracts = makeContracts(contractCount);
  return { contracts, meters: contracts.flatMap((one) => makeMeters(meterCount, one.reference)) };
};

const showIn = (
  value: StateValueFrom<typeof exportMachine>,
  listed: ReturnType<typeof account>,
  changes: Partial<ReturnType<typeof initialContext>> = {},
) => {
  const input = { today: new Date(2026, 10, 22), source: listed };
  const snapshot = exportMachine.resolveState({ value, context: { ...initialContext(input), ...changes } });
  return render(<ExportView actor={createActor(exportMachine, { input, snapshot })} />);
};

const showForm = (meters: Meter[], changes?: Partial<ReturnType<typeof initialContext>>) =>
  showIn({ choosing: 'ready' }, { contracts: makeContracts(1), meters }, changes);

const showAccount = (contractCount: number, meterCount: number) =>
  showIn({ choosing: 'ready' }, account(contractCount, meterCount));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const radio = (name: string) => screen.getByRole('radio', { name });

it('selects, when the export form opens, the period of the meter page', async () => {
  await showForm([knownMeter, meterReadOnSite], { period: { mode: 'daily', name: '2026-10' } });
  await expect(radio('Par jour')).toBeChecked();
  await expect(screen.getByLabelText('Premier jour')).toHaveValue('2026-10-01');
  await expect(screen.getByLabelText('Dernier jour')).toHaveValue('2026-10-31');
});

it('shows no daily mode in the export of a meter read on site', async () => {
  await showForm([meterReadOnSite]);
  await expect(screen.getByText(/Ce compteur est relevé sur place/)).toBeVisible();
  await expect(screen.queryByRole('radio', { name: 'Par jour' })).toBeNull();
});

it('unticks only the meters that a search finds, and allows only CSV for 1,200 meters', async () => {
  await showForm(makeMeters(1200));
  await expect(screen.getByText('1 200 sur 1 200 cochés')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'D21TA1001199');
  await expect(screen.getByText('1 compteur affiché')).toBeVisible();
  await press('Tout décocher');
  await expect(screen.getByText('1 199 sur 1 200 cochés')).toBeVisible();
  await expect(radio('CSV')).toBeChecked();
  await expect(radio('Classeur Excel')).toBeDisabled();
});

it('ticks some or all meters of a contract for the export', async () => {
  await showAccount(4, 3);
  const box = screen.getByRole('checkbox', { name: /^Site 2/ });
  await press('Compteurs du contrat 98-1000-0000-01');
  const meters = screen.getByRole('list', { name: 'Compteurs du contrat 98-1000-0000-01' });
  await userEvent.click(within(meters).getByRole('checkbox', { name: /D21TA1000001/ }));
  await expect(screen.getByText('11 sur 12 cochés')).toBeVisible();
  await expect(box).toBePartiallyChecked();
  await userEvent.click(box);
  await expect(screen.getByText('12 sur 12 cochés')).toBeVisible();
  await userEvent.click(box);
  await expect(screen.getByText('9 sur 12 cochés')).toBeVisible();
});

it('enables the export as a workbook when at most 1,000 meters are ticked', async () => {
  await showAccount(41, 25);
  await expect(screen.getByText('41 contrats, 1 025 compteurs')).toBeVisible();
  await expect(radio('CSV')).toBeChecked();
  await expect(radio('Classeur Excel')).toBeDisabled();
  await expect(screen.getAllByRole('checkbox')).toHaveLength(20);
  await press('Tout décocher');
  await expect(radio('Classeur Excel')).toBeChecked();
  await userEvent.type(screen.getByRole('searchbox'), 'site 33');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Site 33/ }));
  await expect(screen.getByText('25 sur 1 025 cochés')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'D21TA1000007');
  await expect(await screen.findByText('41 compteurs affichés')).toBeVisible();
  await expect(screen.getAllByRole('checkbox', { name: /D21TA1000007/ })).toHaveLength(20);
  await press('Afficher plus');
  await expect(screen.getAllByRole('checkbox', { name: /D21TA1000007/ })).toHaveLength(40);
});

it.each([
  ['contract', () => showAccount(4, 3), /^Site 1/],
  ['meter', () => showForm(makeMeters(3)), /D21TA1000000/],
])('links the error of an export without meters to the checkbox of the first %s', async (_, show, first) => {
  await show();
  await press('Tout décocher');
  await press('Exporter');
  const alert = await screen.findByRole('alert');
  await userEvent.click(within(alert).getByRole('button', { name: 'Cochez au moins un compteur.' }));
  await expect(screen.getByRole('checkbox', { name: first })).toHaveFocus();
});

it('shows one reason with a count if ten contracts fail to load for the same reason', async () => {
  const failure = technicalFailure('Le service est injoignable.');
  const missed = makeContracts(10).map((contract, rank) => ({ page: rank + 2, contract, failure }));
  await showIn('partlyListed', account(0, 0), {
    missedPages: [...missed, ...missed.map(({ page }) => ({ page, failure }))],
  });
  const list = screen.getByRole('list', { name: 'Contrats qui manquent' });
  await expect(Array.from(list.children, ({ textContent }) => textContent)).toEqual([
    '10 contrats : Le service est injoignable.',
    '10 pages de la liste des contrats : Le service est injoignable.',
  ]);
  await expect(screen.queryByRole('button', { name: 'Continuer sans ces contrats' })).toBeNull();
});
