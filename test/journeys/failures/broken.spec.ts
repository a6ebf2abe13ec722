import type { Page } from '@playwright/test';
import { media } from '#src/ui/theme/tokens.ts';
import { deep, sampled } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, holdFiles, menuLink, takenOver, test } from '../portal.ts';

const breakModule = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, async (route) => {
    const code = await (await route.fetch()).text();
    const exported = /export\s*\{([^}]*)\}/.exec(code)?.[1]?.split(',') ?? [];
    const names = exported.map((one) => `broken as ${one.split(' as ').at(-1)}`);
    await route.fulfill({
      contentType: 'text/javascript',
      body: `const broken = () => { throw new Error("broken") };
        broken.default = broken;
        export { ${names.join(', ')} };`,
    });
  });

const title = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Cette page n’a pas pu s’afficher' });

test('shows an error in place of a page that throws, and keeps the menu usable', async ({ page, signIn }) => {
  await breakModule(page, 'ConsumptionRoute');
  await signIn('owner', '/');
  await menuLink(page, 'Consommation').click();
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Une erreur technique s’est produite.');
  await expectAccessible(page);
  await menuLink(page, 'Factures').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeVisible();
  await page.goBack();
  await expect(title(page)).toBeVisible();
  await page.unroute('**/assets/ConsumptionRoute-*.js');
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Consommation' })).toBeVisible();
});

const broken = 'Ce contenu n’a pas pu s’afficher.';

test('shows an error in place of a block that throws, and keeps the other blocks of the page', async ({
  page,
  signIn,
}) => {
  const errors: string[] = [];
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await breakModule(page, 'SitesArea');
  await signIn('owner', '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert').filter({ hasText: broken })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Yann' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir mes factures' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  expect(errors.join()).toContain('broken');
  await expectAccessible(page);
});

test(
  'shows an error, the brand and two links if the layout of a page throws',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', '/');
    await page.addInitScript((ofLayout) => {
      const { matchMedia } = window;
      window.matchMedia = (query) => {
        if (query === ofLayout && location.pathname === '/espace-facturation') throw new Error('broken');
        return matchMedia(query);
      };
    }, media.desktop);
    await page.goto('/espace-facturation');
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Rechargez la page');
    await expectAccessible(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
    await page.goBack();
    await expect(title(page)).toBeFocused();
    await page.getByRole('link', { name: 'Retour au tableau de bord', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Bonjour Yann' })).toBeVisible();
  },
);

const notLoaded = (page: Page) =>
  page.getByRole('heading', { level: 2, name: 'Le portail ne se charge pas', exact: true });
const terms = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Conditions générales d’utilisation' });

const passTenSeconds = async (page: Page) => {
  await expect(notLoaded(page)).toHaveCount(0);
  // The prerendered page delays the layout of `#late` until after the first paint.
  await expect(page.locator('#late')).toHaveCSS('content-visibility', 'hidden');
  await page.locator('#late').evaluate((late) => {
    for (const wait of late.getAnimations()) wait.finish();
  });
};

for (const [[what, missing, detected], when] of sampled([
  ['the brand', '**/assets/brand-*.js', 'by its script'],
  ['the code', '**/assets/portal-*.js', 'by its script'],
  ['the script that starts it', '**/assets/index-*.js', 'after ten seconds'],
  ['any of its files', '**/assets/**', 'at once'],
] as const))
  test(`shows an error with a reload button if the portal cannot load ${what}`, when, async ({ page }) => {
    await page.route(missing, (route) => route.abort());
    await page.goto('/cgu?depuis=menu', { waitUntil: 'load' });
    if (detected === 'after ten seconds') await passTenSeconds(page);
    await expect(notLoaded(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Vérifiez votre connexion');
    if (detected === 'by its script') {
      await expect(page.locator('#late')).toHaveCSS('animation-name', 'none');
      await expect(page).toHaveTitle(/^Le portail ne se charge pas – /);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, 'color-contrast');
    }
    await page.unroute(missing);
    await page.getByRole('link', { name: 'Recharger la page' }).press('Enter');
    await expect(terms(page)).toBeVisible();
    await expect(page).toHaveURL(/\/cgu\?depuis=menu$/);
    await takenOver(page);
  });

test('replaces the loading error with the page after a slow portal has loaded', deep, async ({ page }) => {
  const release = await holdFiles(page, 'portal-*.js');
  await page.goto('/cgu', { waitUntil: 'commit' });
  await page.locator('#late').waitFor({ state: 'attached' });
  await passTenSeconds(page);
  await expect(notLoaded(page)).toBeVisible();
  release();
  await expect(terms(page)).toBeVisible();
  await expect(notLoaded(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
