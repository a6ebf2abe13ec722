import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { testColumns } from '../contractListJourneys.ts';
import { consumptionPage, contracts, flow, many, numbers, path, rows, search } from './consumption.ts';

const figures = ['12 mois', 'm³', 'Sur un an', 'Détail'];
const seen = ['Compteur', 'Adresse', 'Relevé', ...figures];

testColumns(consumptionPage, {
  reference: many,
  customers: seen,
  everything: seen,
  expectRow: async (page, showsEverything) => {
    await expect(rows(page).first().getByRole('link')).toHaveText([
      /^Détail/,
      ...(showsEverything ? [''] : []),
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

test('explains each empty list to a user without a contract, and makes no call', async ({
  page,
  sandbox,
  signIn,
}) => {
  const pages: [string, string][] = [
    ['/', 'Vos premiers pas'],
    ['/espace-facturation', 'Vos factures s’afficheront ici'],
    ['/espace-consommation/surveillance', 'La recherche de fuites commencera'],
    ['/espace-consommation/comparaison', 'Vous pourrez comparer vos compteurs'],
    ['/espace-consommation/bilan', 'Le bilan d’une année sera proposé ici'],
    ['/prelevement-automatique', 'Vous pourrez choisir le prélèvement automatique'],
    [path, 'Vos compteurs s’afficheront ici'],
  ];
  for (const [address, sentence] of pages) {
    await signIn('no-contract', address);
    await expect(page.getByText(sentence)).toBeVisible();
    const back = page.getByRole('main').getByRole('link', { name: 'Consommation', exact: true });
    await expect(back).toHaveCount(address.startsWith(`${path}/`) ? 1 : 0);
  }
  await expectAccessible(page);
  expect((await sandbox.calls()).filter(({ method }) => method === 'POST')).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Ajouter un contrat' }).click();
  await expect(page.getByRole('dialog', { name: 'Ajouter un contrat' })).toBeVisible();
});

test('restores on Back the expanded contract, its page and the scroll position without a call', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('grand-compte', path);
  await flow(page).getByRole('button', { name: 'Afficher plus' }).click();
  await expect(contracts(page)).toHaveCount(10);
  await contracts(page).nth(8).click();
  await flow(page).getByRole('button', { name: 'Page suivante' }).click();
  const meter = numbers(page).last();
  await expect(meter).toContainText('C07TA1970006');
  const links = rows(page).last().getByRole('link');
  await expect(links.last()).toHaveAttribute(
    'href',
    /^\/espace-consommation\/(TR|SE)\/98\d{10}\/\w+\?modale=export$/,
  );
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compteur C07TA1970006' })).toBeVisible();
  const calls = await sandbox.calls(search);
  await page.goBack();
  await expect(meter).toContainText('C07TA1970006');
  await expect(meter).toBeInViewport();
  await expect(contracts(page)).toHaveCount(10);
  expect(await sandbox.calls(search)).toEqual(calls);

  await flow(page).getByRole('searchbox').fill('Jules');
  await page.keyboard.press('Enter');
  await expect(contracts(page)).toHaveCount(4);
  await contracts(page).first().click();
  await rows(page).last().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Compteur/ })).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(path);
  await expect(contracts(page)).toHaveCount(10);
});
