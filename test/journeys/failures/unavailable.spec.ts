import type { Page } from '@playwright/test';
import { deep, sampled } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../portal.ts';

const unavailable = 'Vos contrats ne peuvent pas être affichés.';
const triedInVain = 'Une erreur technique s’est produite.';
const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' });

const alterProfile = async (page: Page, change: object) => {
  let isAltered = true;
  await page.route('**/api/user', async (route) => {
    const response = await route.fetch();
    const profile = await response.json();
    await route.fulfill({ response, json: isAltered ? { ...profile, ...change } : profile });
  });
  return () => {
    isAltered = false;
  };
};

const outage = { contracts_status: 'KO', contracts: [], soldeGlobal: 0, detailContract: [] };

test('on the dashboard, contracts_status KO never shows « 0,00 €, rien à régler »', async ({
  page,
  signIn,
}) => {
  await alterProfile(page, outage);
  await signIn('owner', '/');
  await expect(page.getByRole('alert')).toContainText(unavailable);
  await expect(page.getByText(/^Contrats indisponibles, au/)).toBeVisible();
  await expect(page.getByText('Votre solde n’est pas disponible pour le moment.')).toBeVisible();
  await expect(page.getByText(/€|Rien à régler|Aucun contrat rattaché/)).toHaveCount(0);
  await expectAccessible(page);
});

for (const [[path, contracts], when] of sampled([
  ['/', 'Vos contrats'],
  ['/espace-personnel', 'Contrats'],
] as const)) {
  test(
    `${path} retries the contracts: a failed retry by mouse, then a success by keyboard`,
    when,
    async ({ page, sandbox, signIn }) => {
      const restore = await alterProfile(page, outage);
      await signIn('owner', path);
      await retry(page).click();
      await expect(page.getByRole('status').filter({ hasText: triedInVain })).toBeAttached();
      expect(await sandbox.calls('GET /api/user')).toHaveLength(2);
      await expect(page.getByRole('alert')).toContainText(unavailable);
      await expect(retry(page)).toBeFocused();
      restore();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: contracts, exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );
}

test(
  'an account without a contract links to the form, from dashboard and invoices',
  deep,
  async ({ page, signIn }) => {
    await signIn('no-contract', '/');
    const add = page.getByRole('link', { name: 'Ajouter un contrat' });
    await expect(add).toBeVisible();
    await expect(page.getByText(/€|Voir mes factures/)).toHaveCount(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Factures' }).click();
    await expect(page.getByText('Aucun contrat n’est encore rattaché à votre compte.')).toBeVisible();
    await expect(page.getByText(/Élargissez la période/)).toHaveCount(0);
    await expectAccessible(page);
    await add.click();
    await expect(page.getByRole('dialog', { name: 'Ajouter un contrat' })).toBeVisible();
  },
);

test(
  'invoices show that contracts are unavailable, and load once they are back',
  deep,
  async ({ page, signIn }) => {
    const restore = await alterProfile(page, outage);
    let isOut = true;
    await page.route('**/api/invoices', (route) =>
      isOut ? route.fulfill({ json: { clientFacturesPro: [] } }) : route.fallback(),
    );
    await signIn('owner', '/espace-facturation');
    await expect(page.getByText(unavailable)).toBeVisible();
    await expect(page.getByText(/Élargissez la période/)).toHaveCount(0);
    await expectAccessible(page);
    restore();
    isOut = false;
    await retry(page).click();
    await expect(page.getByText(/^12 contrats, /)).toBeVisible();
  },
);

test('an unknown balance shows as unavailable, with a retry', deep, async ({ page, signIn }) => {
  const restore = await alterProfile(page, { soldeGlobal: null });
  await signIn('owner', '/');
  const balance = page.getByRole('region', { name: 'Solde de vos contrats' });
  await expect(balance).toContainText('Votre solde n’est pas disponible pour le moment.');
  await expect(balance).not.toContainText('€');
  restore();
  await retry(page).click();
  await expect(balance).toContainText('€');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
