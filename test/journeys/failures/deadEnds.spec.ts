import type { Page } from '@playwright/test';
import { hostTables } from '#brands/hosts.ts';
import { deep } from '../../deep.ts';
import { expectAccessibleMeanwhile } from '../../expectAccessible.ts';
import { signInAddress } from '../../walks/definePortalWalk.ts';
import { expect, takenOver, test } from '../portal.ts';
import { servePortalAt } from '../servePortalAt.ts';

const press = async (page: Page, name: string) => {
  await takenOver(page);
  await page.getByRole('button', { name }).click();
};

const garriguePhones = ['0536496049', '0536494549'];

const unknown = '/n-importe-quoi';

for (const hasNavigation of [true, false])
  test(
    `opens the dashboard from an unknown URL in a new tab (Navigation API: ${hasNavigation})`,
    deep,
    async ({ context, signIn }) => {
      if (!hasNavigation) await context.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
      await signIn('owner', '/espace-personnel');
      const tab = await context.newPage();
      await tab.goto(unknown);
      await tab.reload();
      expect(await tab.evaluate(() => 'navigation' in window)).toBe(hasNavigation);
      await press(tab, 'Retour');
      await expect(tab.getByRole('heading', { name: 'Bonjour Yann' })).toBeVisible();
      await expect(tab).toHaveURL(/\/$/);
    },
  );

test('returns from an unknown URL to the previous page on « Retour », even after a reload', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/espace-personnel');
  for (const isReloaded of [false, true]) {
    await page.goto(unknown);
    if (isReloaded) await page.reload();
    await press(page, 'Retour');
    await expect(page.getByRole('heading', { level: 1, name: 'Espace personnel' })).toBeVisible();
  }
});

test('opens the sign-in by « Réessayer » of /erreur/connexion in a new tab', deep, async ({ context }) => {
  for (const isReloaded of [false, true]) {
    const tab = await context.newPage();
    await tab.goto('/erreur/connexion');
    if (isReloaded) await tab.reload();
    await press(tab, 'Réessayer');
    await tab.waitForURL('**/saml/login?**');
  }
});

test('returns from /erreur/connexion to the previous page by « Réessayer »', deep, async ({ page }) => {
  for (const isReloaded of [false, true]) {
    await page.goto('/cgu');
    await page.goto('/authenticate');
    await expect(page).toHaveURL(/\/erreur\/connexion$/);
    if (isReloaded) await page.reload();
    await press(page, 'Réessayer');
    await expect(page).toHaveURL(/\/cgu$/);
  }
});

test('redirects from /erreur/redirection to the sign-in after a reload', async ({ page, sandbox }) => {
  await sandbox.fail('GET /api/token-check', 'status=500', 1);
  await page.goto(signInAddress('owner', '/'));
  await expect(page).toHaveURL(/\/erreur\/redirection$/);
  await page.reload();
  await page.waitForURL('**/saml/login?RelayState=%2F');
});

test('shows in an outdated browser the supported versions and the phone numbers', async ({
  context,
  page,
  baseURL,
}) => {
  const origin = await servePortalAt(context, hostTables.prod.garrigue ?? '', baseURL);
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  await page.goto(`${origin}/espace-facturation`);
  await expect(page.getByRole('heading')).toHaveText('Votre navigateur est trop ancien');
  await expect(page.getByText('Chrome ou Edge, à partir de la version 123')).toBeVisible();
  for (const phone of garriguePhones) await expect(page.locator(`a[href="tel:${phone}"]`)).toBeVisible();
  await expectAccessibleMeanwhile(page);
});
