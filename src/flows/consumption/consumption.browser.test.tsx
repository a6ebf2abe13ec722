import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { createActor, fromPromise } from 'xstate';
import { consumptionMachine, meterPagesMachine } from '#machines/consumption/consumption.machine.ts';
import type { ConsumptionContract, Meter } from '../../domain/consumption/meter.ts';
import type { ContractPage } from '../../domain/contract/contractPage.ts';
import {
  consumptionContract,
  everyMeter as criteria,
  knownMeter,
  makeMeters,
  meterReadOnSite,
} from '../../domain/fixtures/consumption.ts';
import { giveBackTyped, readTyped } from '../../ui/forms/typedForms.ts';
import { ConsumptionView } from './ConsumptionView.tsx';
import { MeterPagesView } from './ContractMeters.tsx';

const around = {
  showsEverything: true,
  addressOf: ({ idPDS }: Meter) => `/espace-consommation/${idPDS}`,
  proofAddressOf: ({ idPDS }: Meter) => `/espace-consommation/${idPDS}?modale=export`,
  actionsOf: () => null,
};

const neverLoaded = () => new Promise<never>(() => {});

const showFound = async (
  contracts: readonly ConsumptionContract[],
  props: Partial<ComponentProps<typeof ConsumptionView>> = {},
) => {
  const rowCount = contracts.reduce((sum, { meterCount }) => sum + meterCount, 0);
  const answer = { contracts, unread: [], contractCount: contracts.length, rowCount, pageCount: 1 };
  const machine = consumptionMachine.provide({
    actors: { searchContracts: fromPromise(async (): Promise<ContractPage<ConsumptionContract>> => answer) },
  });
  const actor = createActor(machine, { input: { typed: {} } }).start();
  await render(<ConsumptionView {...around} loadTrend={neverLoaded} actor={actor} {...props} />);
};

const withMeters = (meters: Meter[], changes: Partial<ConsumptionContract> = {}): ConsumptionContract => ({
  ...consumptionContract,
  meters,
  meterCount: meters.length,
  ...changes,
});

const unknownStart = { dateDebutDerniereConsoRelevee: '' };
const unknownEnd = { dateFinDerniereConsoRelevee: '' };

const longName =
  'Syndicat des copropriétaires de la résidence du Grand-Large et de l’Anse aux Moines, tranche 2';
const longAddress =
  '128 bis chemin de la Croix-des-Marins-Perdus-en-Mer, bâtiment C, 35400 Saint-Malo-de-l’Isle';

it('shows for each contract its truncated name, its meters and its last reading', async () => {
  await showFound([
    withMeters(makeMeters(60)),
    withMeters([knownMeter], { reference: '981000007956', name: longName, ...unknownStart }),
    withMeters([], { reference: '981000015875', name: '', ...unknownStart, ...unknownEnd }),
    withMeters([knownMeter], { reference: '981000023794', ...unknownEnd }),
  ]);
  await expect.element(page.getByText('4 contrats, 62 compteurs')).toBeVisible();
  await expect
    .element(page.getByText(/^12\u00A0mois\u00A0: [a-zéû]+ 20\d\d à [a-zéû]+ 20\d\d$/))
    .toBeVisible();
  const expected = {
    '98-1000-0042-17': [
      '98-1000-0042-17 · Adresse non renseignée · 60 compteurs',
      'Dernier relevé du 01/09/2026 au 30/09/2026',
    ],
    '98-1000-0079-56': [`${longName.slice(0, 80)}…`, 'relevé jusqu’au 30/09/2026'],
    '98-1000-0158-75': ['Contrat sans nom', 'aucun compteur'],
    '98-1000-0237-94': ['Dernier relevé depuis le 01/09/2026'],
  };
  const contract = (reference: string) => page.getByRole('button', { name: reference });
  for (const [reference, texts] of Object.entries(expected))
    for (const text of texts) await expect.element(contract(reference)).toHaveTextContent(text);
  await expect.element(contract('98-1000-0158-75')).not.toHaveTextContent('Dernier relevé');
});

it('shows the whole name of the only contract, and a message for a contract without meters', async () => {
  await showFound([withMeters([], { name: longName })]);
  await expect.element(page.getByText(longName, { exact: true })).toBeVisible();
  await expect.element(page.getByText('Ce contrat n’a aucun compteur.')).toBeVisible();
});

it.each([{ matricule: 'D21' }, { siteAddress: 'Kerlann' }])(
  'states that no meter of the contract answers the search %j',
  async (criterion) => {
    const input = {
      reference: '981000004217',
      criteria: { ...criteria, ...criterion },
      rows: [],
      rowCount: 0,
    };
    const actor = createActor(meterPagesMachine, { input }).start();
    await render(<MeterPagesView {...around} contract={withMeters([])} actor={actor} />);
    await expect.element(page.getByText(/^Aucun compteur ne répond à cette recherche/)).toBeVisible();
  },
);

it('shows placeholders for missing meter values, and the whole text of a truncated address', async () => {
  const missing = { matriculeCompteur: '', adresseDesserte: '', usage: '', codeEquipement: '', etatPDS: '' };
  await showFound([
    withMeters([
      { ...knownMeter, adresseDesserte: longAddress },
      { ...meterReadOnSite, codeEquipement: 'TR' },
      { ...knownMeter, idPDS: 'PDS3', kind: 'SE', ...missing },
    ]),
  ]);
  const row = (index: number) => page.getByRole('table').getByRole('row').nth(index);
  await expect.element(row(1)).toHaveTextContent(`${longAddress.slice(0, 67)}…`);
  await expect.element(row(1)).toHaveTextContent('TélérelevéCode TR');
  await expect.element(row(2)).toHaveTextContent('Relevé sur placeCode TR');
  await expect
    .element(row(3))
    .toHaveTextContent(/^Compteur sans numéro.*Adresse non renseignéeRelevé sur place/);
  await page.getByRole('button', { name: /^Adresse entière/ }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(longAddress);
});

it('stores the text of the search field if the session expires, and restores this text', async () => {
  await showFound([]);
  await page.getByRole('searchbox').fill('Kerlann');
  const typed = readTyped();
  expect(typed.map(({ values }) => values)).toEqual([{ recherche: ['Kerlann'] }]);

  await cleanup();
  giveBackTyped(typed);
  await showFound([]);
  await expect.element(page.getByRole('searchbox')).toHaveValue('Kerlann');
});

describe('printed meters', () => {
  const showPages = (rows: readonly Meter[], rowCount: number) => {
    const input = { reference: consumptionContract.reference, criteria, rows, rowCount };
    const actor = createActor(meterPagesMachine, { input }).start();
    return render(<MeterPagesView {...around} contract={consumptionContract} actor={actor} />);
  };
  const status = page.getByRole('status').filter({ hasText: 'compteurs' });
  const rows = page.getByRole('rowheader');

  it('prints how many meters are not printed, with a sentence about the export', async () => {
    await showPages(makeMeters(5), 17);
    dispatchEvent(new Event('beforeprint'));
    await expect
      .element(status)
      .toHaveTextContent('17 compteurs, dont 5 sur cette impression. L’export donne la liste entière.');
    dispatchEvent(new Event('afterprint'));
    await expect.element(status).toHaveTextContent('17 compteurs, page 1 sur 4');
  });

  it('prints all loaded meters with complete texts and without links', async () => {
    const [first = knownMeter, ...others] = makeMeters(12);
    await showPages([{ ...first, adresseDesserte: longAddress }, ...others], 12);
    expect(rows.elements()).toHaveLength(5);
    dispatchEvent(new Event('beforeprint'));
    await expect.poll(() => rows.elements()).toHaveLength(12);
    expect(page.getByText(/^(Détail|Suivi)$/).elements()).toEqual([]);
    await expect.element(page.getByText(longAddress, { exact: true })).toBeVisible();
    await expect.element(status).toHaveTextContent(/^12 compteurs$/);
    dispatchEvent(new Event('afterprint'));
    await expect.poll(() => rows.elements()).toHaveLength(5);
  });
});

describe('the consumption of a meter', () => {
  const months = Array.from({ length: 25 }, (_, rank) => ({
    month: `${rank}`,
    volume: rank < 12 ? 90 : 100,
    lacking: 0,
    isEstimated: false,
    isPartial: false,
  }));
  const trend = { months, total: 1_200, missingCount: 0, yearOnYear: 6.4 };
  const cells = () => page.getByRole('table').getByRole('row').nth(1);

  it('shows the monthly consumption of each meter with its change, and the total of the contract', async () => {
    await showFound([withMeters(makeMeters(2))], { loadTrend: async () => trend });
    await expect.element(cells().getByRole('img', { name: 'De 100 à 100 m³ par mois' })).toBeVisible();
    await expect.element(cells()).toHaveTextContent(/1.200 m³\+.6.%/);
    await expect
      .element(page.getByRole('button', { name: '98-1000-0042-17' }))
      .toHaveTextContent(/2.400.m³ sur 12 mois/);
  });

  it('lets the user sort the meters by consumption once all consumptions are known', async () => {
    await page.viewport(1280, 900);
    const [first = knownMeter, last = knownMeter] = makeMeters(2);
    let answer = (_: typeof trend) => {};
    const slow = new Promise<typeof trend>((resolve) => {
      answer = resolve;
    });
    const loadTrend = async ({ idPDS }: Meter) => (idPDS === first.idPDS ? trend : slow);
    await showFound([withMeters([first, last])], { loadTrend });
    await expect.element(cells()).toHaveTextContent(/1.200 m³/);
    const sort = page.getByRole('button', { name: 'm³', exact: true });
    expect(sort.elements()).toEqual([]);
    answer({ ...trend, total: 100 });
    await sort.click();
    await expect.element(cells()).toHaveTextContent(last.matriculeCompteur);
  });

  it('marks a meter with an incomplete consumption, and a meter with a leak in progress', async () => {
    const loadTrend = async () => ({ ...trend, missingCount: 2, yearOnYear: null });
    await showFound([withMeters([knownMeter])], { loadTrend, isLeaking: () => true });
    await expect.element(cells()).toHaveTextContent(/incompletFuite.\?/);
  });

  it('shows a dash, the reason and a retry button for a meter whose trend fails to load', async () => {
    let calls = 0;
    const loadTrend = () => (++calls === 1 ? Promise.reject(new Error('refused')) : Promise.resolve(trend));
    await showFound([withMeters([knownMeter])], { loadTrend });
    await cells()
      .getByRole('button', { name: /^Pourquoi/ })
      .click();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.element(cells()).toHaveTextContent(/1.200/);
  });
});
