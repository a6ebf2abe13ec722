import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { signInAt } from '../../journeys/signInAt.ts';
import { expectFiveAtATime, testColumns, testContractList } from '../contractListJourneys.ts';
import {
  billingPage,
  brokenNumbers,
  contracts,
  controlsOffCard,
  field,
  flow,
  many,
  monthly,
  path,
  rows,
  search,
  withContracts,
} from './billing.ts';

const day = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const lastTwelveMonths = () => {
  const now = new Date();
  const before = new Date(now.getFullYear() - 1, now.getMonth(), now.getDate());
  return { startDate: day(before), endDate: day(now) };
};

test('contracts load five per page, over the last twelve months', async ({ page, sandbox, signIn }) => {
  await signIn('owner', path);
  await expect(flow(page).getByRole('status').first()).toHaveText(/^12 contrats, [\d\s]+ factures$/);
  await expect(contracts(page)).toHaveCount(5);
  await expect(contracts(page).first()).toHaveText(/Usine des Bars.*27 factures.*Solde 0,00\s€/);
  await expectAccessible(page);
  await expectFiveAtATime(billingPage, page);
  const requested = (await sandbox.calls(search)).map(({ body }) => body);
  expect(requested).toEqual(
    [1, 2, 3].map((currentPage) => ({ ...lastTwelveMonths(), currentPage, itemsPerPage: 5 })),
  );
});

test('a name is truncated to thirty characters until opened', deep, async ({ page, signIn }) => {
  const name = 'Résidence du Grand-Large et de l’Anse aux Moines';
  await withContracts(page, (contract) => ({ ...contract, name }));
  await signIn('owner', `${path}?reference=${monthly}`);
  await expect(contracts(page)).toHaveText(/^Résidence du Grand-Large et de…/);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test(
  'invoices included with a contract page without a call; others are fetched',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', path);
    await contracts(page).nth(0).getByRole('button').click();
    await flow(page).getByRole('button', { name: 'Page 3' }).click();
    await expect(page.getByText('27 factures, page 3 sur 6')).toBeVisible();
    expect(await sandbox.calls(search)).toHaveLength(1);
    await contracts(page).nth(0).getByRole('button').click();
    await contracts(page).nth(2).getByRole('button').click();
    await expect(page.getByText('600 factures, page 1 sur 120')).toBeVisible();
    const first = await flow(page).getByRole('rowheader').first().textContent();
    await flow(page).getByRole('button', { name: 'Page 4' }).click();
    await expect(page.getByText('600 factures, page 4 sur 120')).toBeVisible();
    await expect(flow(page).getByRole('rowheader').first()).not.toHaveText(first ?? '');
    const [, requested] = await sandbox.calls(search);
    expect(requested?.body).toEqual({
      ...lastTwelveMonths(),
      reference: many,
      currentPage: 4,
      itemsPerPage: 5,
    });
    await flow(page).getByRole('button', { name: 'Page 3' }).click();
    await expect(page.getByText('600 factures, page 3 sur 120')).toBeVisible();
    await flow(page).getByRole('button', { name: 'Page 4' }).click();
    await expect(page.getByText('600 factures, page 4 sur 120')).toBeVisible();
    expect(await sandbox.calls(search)).toHaveLength(3);
  },
);

test(
  'pages 600 invoices by last page, by number and by 50, for the whole visit',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', `${path}?reference=${many}`);
    await flow(page).getByRole('button', { name: 'Page 120' }).click();
    await expect(page.getByText('600 factures, page 120 sur 120')).toBeVisible();
    await flow(page).getByLabel('Aller à la page (1 à 120)').fill('61');
    await page.keyboard.press('Enter');
    await expect(page.getByText('600 factures, page 61 sur 120')).toBeVisible();
    const first = await flow(page).getByRole('rowheader').first().textContent();
    const before = (await sandbox.calls(search)).length;
    await flow(page).getByRole('button', { name: '50 lignes par page' }).click();
    await expect(page.getByText('600 factures, page 7 sur 12')).toBeVisible();
    await expect(rows(page)).toHaveCount(50);
    await expect(flow(page).getByRole('rowheader').first()).toHaveText(first ?? '');
    // Parallel requests arrive in any order.
    const requested = (await sandbox.calls(search)).slice(before).map(({ body }) => body);
    expect(requested).toHaveLength(9);
    expect(requested).toEqual(
      expect.arrayContaining(
        [62, 63, 64, 65, 66, 67, 68, 69, 70].map((currentPage) => ({
          ...lastTwelveMonths(),
          reference: many,
          currentPage,
          itemsPerPage: 5,
        })),
      ),
    );
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('600 factures, page 1 sur 12')).toBeVisible();
  },
);

test('« Page suivante » keeps its place under the pointer', deep, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('owner', `${path}?reference=${monthly}`);
  const next = flow(page).getByRole('button', { name: 'Page suivante' });
  // At the bottom of the window, with more page to scroll.
  await next.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  const place = await next.boundingBox();
  for (const turned of [2, 3, 4, 5]) {
    await next.click();
    await expect(page.getByText(`27 factures, page ${turned} sur 6`)).toBeVisible();
    expect(await next.boundingBox()).toEqual(place);
  }
});

test('renders server texts as plain text, and accepts missing fields', deep, async ({ page, signIn }) => {
  const hostile = '<img src=x onerror="document.title=1">';
  await withContracts(page, ({ reference }) => ({
    reference,
    name: hostile,
    served_address: hostile,
    roles: null,
    facturesPro: [{ numeroFacture: hostile, montantFacture: '12,5', status: hostile }],
  }));
  await signIn('owner', `${path}?reference=${monthly}`);
  await expect(rows(page)).toHaveText([/12,50\s€.*Réglée/]);
  await expect(flow(page).getByRole('rowheader')).toContainText(hostile);
  await expect(flow(page).locator('img')).toHaveCount(0);
  await expect(rows(page).getByText('Pas de document')).toBeVisible();
});

testColumns(billingPage, {
  reference: monthly,
  customers: ['Numéro', 'Date', 'Montant', 'Statut', 'Documents'],
  everything: ['Numéro', 'Date', 'Échéance', 'Montant', 'Statut', 'Volume', 'Documents'],
});

for (const host of ['development', 'prod'] as const)
  test(
    `invoice controls stay within their card at every width, in ${host}`,
    deep,
    async ({ baseURL, page, signIn }) => {
      const target = `${path}?reference=${monthly}`;
      if (host === 'prod') await signInAt(page, host, { target, baseURL });
      else {
        // Widest possible row.
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
        await signIn('owner', target);
      }
      await expect(rows(page)).toHaveCount(5);
      for (let width = 1000; width <= 1440; width += 20) {
        await page.setViewportSize({ width, height: 900 });
        expect(await controlsOffCard(page), `at ${width} px`).toEqual([]);
        expect(await brokenNumbers(page), `at ${width} px`).toEqual([]);
      }
    },
  );

test('the columns of development', deep, async ({ page, signIn }) => {
  await signIn('owner', `${path}?reference=${monthly}`);
  await expect(flow(page).getByRole('columnheader')).toHaveCount(7);
});

test(
  'the dashboard links to the invoices of a contract and to the unpaid ones',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', '/');
    await page.getByRole('link', { name: 'Siège' }).click();
    await expect(page).toHaveURL(`${path}?reference=${many}`);
    await expect(page.getByText('600 factures, page 1 sur 120')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Voir mes factures' }).click();
    await expect(page).toHaveURL(`${path}?pending=on`);
    await expect(field(page, 'pending')).toBeChecked();
  },
);

testContractList(billingPage, {
  rows: 'invoices',
  many,
  counted: '600 factures',
  pageCount: 120,
  query: 'pending=on',
  when: {},
});
