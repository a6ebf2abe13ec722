import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { testColumns } from '../contractListJourneys.ts';
import {
  billingPage,
  brokenNumbers,
  contracts,
  controlsOffCard,
  flow,
  listSearches,
  monthly,
  path,
  rows,
  withContracts,
} from './billing.ts';

test('loads the invoices of the last twelve months in pages of five contracts', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', path);
  await expect(flow(page).getByRole('status').first()).toHaveText(/^12 contrats, [\d\s]+\sfactures$/);
  await expect(contracts(page)).toHaveCount(5);
  await expect(contracts(page).first()).toHaveText(/Usine des Bars.*Angers.*Mensualisé.*0,00\s€/);
  await expectAccessible(page);
  const more = page.getByRole('button', { name: 'Afficher plus de contrats' });
  await more.click();
  await expect(contracts(page)).toHaveCount(10);
  await expect(contracts(page).nth(5).getByRole('button')).toBeFocused();
  await more.click();
  await expect(contracts(page)).toHaveCount(12);
  await expect(more).toHaveCount(0);
  const requested = (await listSearches(sandbox)).map(({ body }) => body);
  const days = { startDate: expect.any(String), endDate: expect.any(String) };
  expect(requested).toEqual([1, 2, 3].map((currentPage) => ({ ...days, currentPage, itemsPerPage: 5 })));
});

test('keeps the button « Page suivante » under the pointer after a click', deep, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('owner', `${path}?reference=${monthly}`);
  const next = flow(page).getByRole('button', { name: 'Page suivante' });
  await next.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  const place = await next.boundingBox();
  for (const turned of [2, 3, 4, 5]) {
    await next.click();
    await expect(page.getByText(`27 factures, page ${turned} sur 6`)).toBeVisible();
    expect(await next.boundingBox()).toEqual(place);
  }
});

testColumns(billingPage, {
  reference: monthly,
  customers: ['Numéro', 'Émise', 'État', 'Montant', 'Actions'],
  everything: ['Numéro', 'Émise', 'Échéance', 'État', 'Volume', 'Montant', 'Actions'],
  expectRow: async (page, showsEverything) => {
    const shown = showsEverything ? 1 : 0;
    const calendar = page.getByRole('button', { name: 'Ajouter au calendrier' });
    await page.goto(`${new URL(page.url()).origin}${path}?vue=a-regler`);
    await expect(page.getByRole('button', { name: 'Sélectionner toutes les factures' })).toBeVisible();
    await expect(calendar).toHaveCount(shown);
    await page
      .getByRole('link', { name: /^Comment payer la facture/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Comment payer' })).toContainText('Par téléphone');
    await expect(calendar).toHaveCount(2 * shown);
    await page.goto(`${new URL(page.url()).origin}${path}?vue=en-retard`);
    const checked = showsEverything ? 'En retard' : 'Par contrat';
    await expect(flow(page).getByRole('radio', { name: checked })).toBeChecked();
    await expect(flow(page).getByRole('radio', { name: 'En retard' })).toHaveCount(shown);
  },
});

test(
  'keeps the invoice buttons inside the invoice card at each window width',
  deep,
  async ({ page, signIn }) => {
    await withContracts(page, ({ facturesPro, ...contract }) => ({
      ...contract,
      payment_mode: 'P',
      facturesPro: Array.from({ length: 5 }, (_, rank) => ({
        ...(Array.isArray(facturesPro) && facturesPro[rank]),
        montantFacture: 12_345.67,
        status: 'A',
        dateEcheance: '02/11/2025',
      })),
    }));
    await signIn('owner', `${path}?reference=${monthly}`);
    await expect(rows(page)).toHaveCount(5);
    for (let width = 1000; width <= 1440; width += 20) {
      await page.setViewportSize({ width, height: 900 });
      expect(await controlsOffCard(page), `at ${width} px`).toEqual([]);
      expect(await brokenNumbers(page), `at ${width} px`).toEqual([]);
    }
  },
);
