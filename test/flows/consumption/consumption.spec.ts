import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { expectFiveAtATime, testColumns, testContractList } from '../contractListJourneys.ts';
import {
  consumptionPage,
  contracts,
  flow,
  many,
  none,
  numbers,
  path,
  rows,
  search,
  state,
  withContracts,
} from './consumption.ts';

for (const appearance of ['light', 'dark'] as const)
  test(`contracts load five per page, ${appearance}`, deep, async ({ page, sandbox, signIn }) => {
    await page.addInitScript((chosen) => localStorage.setItem('portal.theme', JSON.stringify(chosen)), {
      brand: 'ponant',
      appearance,
    });
    await signIn('owner', path);
    await expect(flow(page).getByRole('status').first()).toHaveText(/^12 contrats, \d+ compteurs$/);
    await expect(contracts(page)).toHaveCount(5);
    await expect(contracts(page).first()).toHaveText(
      /Usine des Bars.*60 compteurs.*Dernier relevé du [\d/]{10} au [\d/]{10}/,
    );
    await expect(contracts(page).nth(4)).toHaveText(/aucun compteur$/);
    await contracts(page).first().getByRole('button').click();
    await expect(rows(page)).toHaveCount(5);
    await expectAccessible(page);
    await expectFiveAtATime(consumptionPage, page);
    const requested = (await sandbox.calls(search)).map(({ body }) => body);
    expect(requested).toEqual([1, 2, 3].map((currentPage) => ({ currentPage, itemsPerPage: 5 })));
  });

test(
  'a contract without a meter shows a message, and a long name expands when opened',
  deep,
  async ({ page, signIn }) => {
    const name = 'Résidence du Grand-Large et de l’Anse aux Moines '.repeat(3).trim();
    await withContracts(page, (contract) => ({ ...contract, name }));
    await signIn('owner', `${path}?reference=${none}`);
    await expect(contracts(page)).toHaveText(new RegExp(`^${name.slice(0, 79)}.?…`));
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    await expect(flow(page).getByText(/^Aucun compteur ne répond à cette recherche/)).toBeVisible();
    await expect(flow(page).getByRole('table')).toHaveCount(0);
  },
);

test(
  'a long address is truncated to 67 characters, and expands on demand',
  deep,
  async ({ page, signIn }) => {
    const address = `${'27 ter allée des Tanneurs, '.repeat(4)}49000 Angers`;
    await signIn('owner', `${path}?reference=${many}`);
    const whole = flow(page).getByRole('button', { name: /^Adresse entière du compteur/ });
    await expect(rows(page).nth(1)).toContainText('Station de relèvement des Marais-Salants');
    await expect(whole).toHaveCount(1);
    await whole.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(/^Station de relèvement .*49000 Angers$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(whole).toBeFocused();
    await withContracts(page, (contract) => ({
      ...contract,
      compteursPro: [{ idPDS: 'PDS1', adresseDesserte: address }],
    }));
    await page.reload();
    await expect(rows(page)).toContainText(`${address.slice(0, 67).trimEnd()}…`);
    await expect(rows(page)).not.toContainText(address.slice(0, 69));
  },
);

test('meters included with a contract page without a call', deep, async ({ page, sandbox, signIn }) => {
  const meters = Array.from({ length: 12 }, (_, rank) => ({
    idPDS: `PDS${rank}`,
    matriculeCompteur: `M${rank}`,
  }));
  await withContracts(page, (contract) => ({ ...contract, nbCompteurTotal: 12, compteursPro: meters }));
  await signIn('owner', `${path}?reference=${many}`);
  await expect(numbers(page)).toHaveText(['M0', 'M1', 'M2', 'M3', 'M4']);
  await flow(page).getByRole('button', { name: 'Page 3' }).click();
  await expect(page.getByText('12 compteurs, page 3 sur 3')).toBeVisible();
  await expect(numbers(page)).toHaveText(['M10', 'M11']);
  expect(await sandbox.calls(search)).toHaveLength(1);
});

test('other meters are fetched one page at a time', deep, async ({ page, sandbox, signIn }) => {
  await signIn('owner', `${path}?siteAddress=avenue`);
  await expect(flow(page).getByText('59 compteurs, page 1 sur 12')).toBeVisible();
  const first = await numbers(page).first().textContent();
  await flow(page).getByRole('button', { name: 'Page 3' }).click();
  await expect(flow(page).getByText(/compteurs, page 3 sur/)).toBeVisible();
  await expect(numbers(page).first()).not.toHaveText(first ?? '');
  const [, requested] = await sandbox.calls(search);
  expect(requested?.body).toEqual({
    reference: many,
    siteAddress: 'avenue',
    currentPage: 3,
    itemsPerPage: 5,
  });
  await flow(page).getByRole('button', { name: 'Page 2' }).click();
  await expect(flow(page).getByText(/compteurs, page 2 sur/)).toBeVisible();
  await flow(page).getByRole('button', { name: 'Page 3' }).click();
  await expect(flow(page).getByText(/compteurs, page 3 sur/)).toBeVisible();
  expect(await sandbox.calls(search)).toHaveLength(3);
});

test('shows a loading message', deep, async ({ hold, page, signIn }) => {
  const release = await hold(search);
  await signIn('owner', path);
  await expect(state(page, 'searching')).toHaveAttribute('aria-busy', 'true');
  await expect(flow(page).getByText('Chargement en cours')).toBeAttached();
  release();
  await expect(contracts(page)).toHaveCount(5);
  await expect(flow(page)).not.toHaveAttribute('aria-busy');
});

test('renders server texts as plain text, and accepts missing fields', deep, async ({ page, signIn }) => {
  const hostile = '<img src=x onerror="document.title=1">';
  await withContracts(page, ({ reference }) => ({
    reference,
    name: hostile,
    roles: null,
    compteursPro: [{ idPDS: '../"<x>', matriculeCompteur: hostile, usage: hostile, calibre: 'quinze' }],
  }));
  await signIn('owner', `${path}?reference=${many}`);
  await expect(numbers(page)).toHaveText(hostile);
  await expect(rows(page)).toContainText('Adresse non renseignée');
  await expect(flow(page).locator('img')).toHaveCount(0);
  await expect(flow(page).getByRole('link', { name: /^Détail/ })).toHaveAttribute(
    'href',
    `${path}/SE/${many}/..%2F%22%3Cx%3E`,
  );
});

const seen = ['Compteur', 'Adresse desservie', 'Usage', 'Relevé', 'État du point', 'Suivi'];

testColumns(consumptionPage, {
  reference: many,
  customers: ['Compteur', 'Adresse desservie', 'Relevé', 'Suivi'],
  everything: seen,
  expectRow: async (page, showsEverything) => {
    await expect(rows(page).first().getByRole('link')).toHaveText([
      /^Détail/,
      ...(showsEverything ? [/^Exporter/] : []),
    ]);
    await rows(page).first().getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'Exporter', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Attestation', exact: true })).toHaveCount(
      showsEverything ? 1 : 0,
    );
    await page.goto(page.url().replace(/(\?.*)?$/, '/attestation'));
    const heading = showsEverything ? 'Attestation de consommation' : 'Cette page n’existe pas';
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
});

test('a meter links to its page and to the export of its consumption', async ({ page, signIn }) => {
  await signIn('owner', `${path}?reference=${many}`);
  await expect(flow(page).getByRole('columnheader')).toHaveText(seen);
  await expect(rows(page).first()).toContainText('TélérelevéCode TR');
  const proof = flow(page).getByRole('link', {
    name: 'Exporter les consommations du compteur D21TA1000142',
  });
  await expect(proof).toHaveAttribute('href', `${path}/TR/${many}/PDS004217?modale=export`);
  await flow(page).getByRole('link', { name: 'Détail du compteur D21TA1000142' }).click();
  await expect(page).toHaveURL((url) => url.pathname === `${path}/TR/${many}/PDS004217`);
  await page.goBack();
  await expect(numbers(page).first()).toHaveText('D21TA1000142');
});

test('a meter of a contract without remote reading shows as read on site', deep, async ({ page, signIn }) => {
  await withContracts(page, (contract) => ({
    ...contract,
    roles: [{ role: 'TELERELEVE', enabled: false }],
  }));
  await signIn('owner', `${path}?reference=${many}`);
  await expect(rows(page).first()).toContainText('Relevé sur placeCode TR');
  await expect(
    flow(page)
      .getByRole('link', { name: /^Détail/ })
      .first(),
  ).toHaveAttribute('href', `${path}/SE/${many}/PDS004217`);
});

test('an account without a contract shows the first step', deep, async ({ page, signIn }) => {
  await signIn('no-contract', '/espace-consommation');
  await expect(page.getByText('Aucun contrat n’est encore rattaché à votre compte.')).toBeVisible();
  await expect(page.getByText('Aucun compteur trouvé')).toHaveCount(0);
  for (const name of ['Comparer des compteurs', 'Surveiller mes sites'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ajouter un contrat' }).click();
  await expect(page.getByRole('dialog', { name: 'Ajouter un contrat' })).toBeVisible();
});

testContractList(consumptionPage, {
  rows: 'meters',
  many,
  counted: '60 compteurs',
  pageCount: 12,
  query: 'siteAddress=angers',
  when: deep,
});
