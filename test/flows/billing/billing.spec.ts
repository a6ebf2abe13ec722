import { hostTables } from '#brands/hosts.ts';
import { deep, sampled } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { servePortalAt } from '../../journeys/servePortalAt.ts';
import {
  brokenNumbers,
  contracts,
  controlsOffCard,
  field,
  flow,
  many,
  monthly,
  pages,
  path,
  rows,
  search,
  state,
  submit,
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

test('contracts come five at a time, over the last twelve months', async ({ page, sandbox, signIn }) => {
  await signIn('owner', path);
  await expect(flow(page).getByRole('status').first()).toHaveText(/^12 contrats, [\d\s]+ factures$/);
  await expect(contracts(page)).toHaveCount(5);
  await expect(contracts(page).first()).toHaveText(/Usine des Bars.*27 factures.*Solde 0,00\s€/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Afficher plus de contrats' }).click();
  await expect(contracts(page)).toHaveCount(10);
  await expect(contracts(page).nth(5).getByRole('button')).toBeFocused();
  await page.getByRole('button', { name: 'Afficher plus de contrats' }).click();
  await expect(contracts(page)).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Afficher plus de contrats' })).toHaveCount(0);
  const requested = (await sandbox.calls(search)).map(({ body }) => body);
  expect(requested).toEqual(
    [1, 2, 3].map((currentPage) => ({ ...lastTwelveMonths(), currentPage, itemsPerPage: 5 })),
  );
});

test('a name is cut at thirty characters, and whole once opened', async ({ page, signIn }) => {
  const name = 'Résidence du Grand-Large et de l’Anse aux Moines';
  await withContracts(page, (contract) => ({ ...contract, name }));
  await signIn('owner', `${path}?reference=${monthly}`);
  await expect(contracts(page)).toHaveText(/^Résidence du Grand-Large et de…/);
  await expect(page.getByText(name, { exact: true })).toBeVisible();
});

test('the invoices that a contract carries are paged at once, the others are asked', async ({
  page,
  sandbox,
  signIn,
}) => {
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
});

test(
  'a page of invoices that does not come leaves the one that is there',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', `${path}?reference=${many}`);
    await pages(page, 'shown').waitFor();
    await sandbox.failInTurn(search, ['status=500', 'html', 'shape', 'drop'], {
      attempt: () => flow(page).getByRole('button', { name: 'Page 2' }).click(),
      expectMessage: async () => {
        await pages(page, 'stuck').waitFor();
        await expect(pages(page, 'stuck').getByRole('alert')).toContainText('n’a pas pu être chargée');
        await expect(page.getByText('600 factures, page 1 sur 120')).toBeVisible();
        await expect(rows(page)).toHaveCount(5);
      },
    });
    await expectAccessible(page);
    await pages(page, 'stuck').getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('600 factures, page 2 sur 120')).toBeVisible();
  },
);

test('600 invoices are gone through by their last page, by a number, by pages of 50, for the whole visit', async ({
  page,
  sandbox,
  signIn,
}) => {
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
  // Several at a time, they come in any order.
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
});

test('« Page suivante » stays under the pointer', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('owner', `${path}?reference=${monthly}`);
  const next = flow(page).getByRole('button', { name: 'Page suivante' });
  // At the foot of the window, where the page scrolls on.
  await next.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  const place = await next.boundingBox();
  for (const turned of [2, 3, 4, 5]) {
    await next.click();
    await expect(page.getByText(`27 factures, page ${turned} sur 6`)).toBeVisible();
    expect(await next.boundingBox()).toEqual(place);
  }
});

test('a list that does not come is told, and asked again', deep, async ({ page, sandbox, signIn }) => {
  await sandbox.fail(search, 'status=500');
  await signIn('owner', path);
  await state(page, 'unavailable').waitFor();
  await expectAccessible(page);
  await sandbox.heal();
  await sandbox.failInTurn(search, ['html', 'empty', 'shape', 'code=12', 'drop'], {
    attempt: () => flow(page).getByRole('button', { name: 'Réessayer' }).click(),
    expectMessage: async () => {
      await state(page, 'unavailable').waitFor();
      await expect(flow(page).getByRole('alert')).toHaveCount(1);
    },
  });
  await flow(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(contracts(page)).toHaveCount(5);
  await sandbox.fail(search, 'status=500', 1);
  await page.getByRole('button', { name: 'Afficher plus de contrats' }).click();
  await expect(flow(page).getByRole('alert')).toContainText('La suite de la liste n’a pas pu être chargée.');
  await expect(contracts(page)).toHaveCount(5);
  await flow(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(contracts(page)).toHaveCount(10);
});

test('what the server says stays text, and what it does not say is no error', async ({ page, signIn }) => {
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

for (const [[environment, columns], when] of sampled([
  ['prod', ['Numéro', 'Date', 'Montant', 'Statut', 'Documents']],
  ['preprod', ['Numéro', 'Date', 'Montant', 'Statut', 'Documents']],
  ['inte', ['Numéro', 'Date', 'Échéance', 'Montant', 'Statut', 'Volume', 'Documents']],
] as const))
  test(`the columns of ${environment}`, when, async ({ baseURL, context, page, sandbox }) => {
    expect(await sandbox.calls()).toEqual([]);
    const origin = await servePortalAt(context, hostTables[environment].garrigue ?? '', baseURL);
    const target = encodeURIComponent(`${path}?reference=${monthly}`);
    const signedIn = await context.request.get(`/saml/login?account=owner&RelayState=${target}`, {
      maxRedirects: 0,
    });
    await page.goto(origin + signedIn.headers().location);
    await expect(flow(page).getByRole('columnheader')).toHaveText([...columns]);
  });

for (const host of ['prod', 'development'] as const)
  test(`no control of an invoice leaves its card, whatever the width, in ${host}`, async ({
    baseURL,
    context,
    page,
    signIn,
  }) => {
    const search = `${path}?reference=${monthly}`;
    if (host === 'prod') {
      const origin = await servePortalAt(context, hostTables.prod.garrigue ?? '', baseURL);
      const address = `/saml/login?account=owner&RelayState=${encodeURIComponent(search)}`;
      const signedIn = await context.request.get(address, { maxRedirects: 0 });
      await page.goto(origin + signedIn.headers().location);
    } else {
      // As wide as a row may be.
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
      await signIn('owner', search);
    }
    await expect(rows(page)).toHaveCount(5);
    for (let width = 1000; width <= 1440; width += 20) {
      await page.setViewportSize({ width, height: 900 });
      expect(await controlsOffCard(page), `at ${width} px`).toEqual([]);
      expect(await brokenNumbers(page), `at ${width} px`).toEqual([]);
    }
  });

test('the columns of development', async ({ page, signIn }) => {
  await signIn('owner', `${path}?reference=${monthly}`);
  await expect(flow(page).getByRole('columnheader')).toHaveCount(7);
});

test('the dashboard leads to the invoices of a contract, and to what is due', async ({ page, signIn }) => {
  await signIn('owner', '/');
  await page.getByRole('link', { name: 'Siège' }).click();
  await expect(page).toHaveURL(`${path}?reference=${many}`);
  await expect(page.getByText('600 factures, page 1 sur 120')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Voir mes factures' }).click();
  await expect(page).toHaveURL(`${path}?pending=on`);
  await expect(field(page, 'pending')).toBeChecked();
});

test('a session that expires while one searches goes to the sign-in and comes back', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', `${path}?pending=on`);
  await state(page, 'listed.settled').waitFor();
  await sandbox.fail(search, 'status=401', 1);
  await submit(page).click();
  await expect(page).toHaveURL(/\/saml\/login\?RelayState=/);
  expect(new URL(page.url()).searchParams.get('RelayState')).toBe(`${path}?pending=on`);
});
