import type { Page, Route } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, holdFiles, menuLink, test } from '../portal.ts';

const assets = '**/assets/**';
const abort = (route: Route) => route.abort();
const dialog = (page: Page) => page.getByRole('dialog');
const edit = (page: Page) => page.getByRole('link', { name: 'Modifier votre identité' });
const form = (page: Page) => page.locator('[data-flow="nameEdit"]');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

// With `saveData`, the portal loads no module before its use.
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
);

const unstyled = (page: Page) =>
  page.locator('link[rel="stylesheet"]').evaluateAll((links: HTMLLinkElement[]) => {
    const hasRules = ({ sheet }: HTMLLinkElement) => {
      try {
        return sheet !== null && sheet.cssRules.length > 0;
      } catch {
        // `cssRules` throws if the stylesheet failed to load.
        return false;
      }
    };
    return links.filter((link) => !hasRules(link)).map(({ href }) => href);
  });

const measurePlace = async (page: Page) => {
  const heading = await dialog(page).getByRole('heading', { level: 2 }).boundingBox();
  const { x, y, width } = (await dialog(page).boundingBox())!;
  return { x, y, width, heading };
};

test('opens a modal at once with a skeleton, and then shows the form', deep, async ({ page, signIn }) => {
  await signIn('owner', '/espace-personnel');
  const release = await holdFiles(page, '**');
  await edit(page).click();
  await expect(page.getByRole('dialog', { name: 'Modifier votre identité' })).toBeVisible();
  await expect(dialog(page).locator('[aria-busy="true"]')).toBeVisible();
  await expect(dialog(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(edit(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(1);
  await expectAccessible(page);
  const place = await measurePlace(page);
  release();
  await expect(form(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(1);
  expect(await measurePlace(page)).toEqual(place);
  await page.keyboard.press('Tab');
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(edit(page)).toBeFocused();
});

test('shows an error with a retry button in a modal that fails to load', deep, async ({ page, signIn }) => {
  await signIn('owner', '/espace-personnel');
  await page.route(assets, abort);
  await edit(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Cette fenêtre n’a pas pu se charger.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(title(page)).toHaveText('Espace personnel');

  await edit(page).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await page.unroute(assets);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(form(page)).toBeVisible();
  expect(await unstyled(page)).toEqual([]);
});

test(
  'loads a modal that has failed to load as soon as the network is back',
  deep,
  async ({ context, page, signIn }) => {
    await signIn('owner', '/espace-personnel');
    await context.setOffline(true);
    await edit(page).click();
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await expect(form(page)).toBeVisible();
  },
);

test('loads a module again without user action after a short network failure', async ({ page, signIn }) => {
  await signIn('owner', '/');
  let failures = 0;
  await page.route(assets, (route) => (++failures < 4 ? route.abort() : route.continue()));
  await menuLink(page, 'Factures').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeFocused();
  expect(failures).toBeGreaterThanOrEqual(4);
});

test('shows an error with a retry button in a page that fails to load', deep, async ({ page, signIn }) => {
  await signIn('owner', '/');
  await page.route(assets, abort);
  await menuLink(page, 'Factures').click();
  await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu se charger' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  await page.unroute(assets);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeFocused();
});

test(
  'shows an error and a retry button beside the button of a menu that fails to load',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', '/');
    await page.route(assets, abort);
    await page.getByRole('button', { name: 'J’ai compris' }).click();
    const opener = page.getByRole('button', { name: /Mon compte/ });
    const above = await opener.boundingBox();
    await opener.click();
    const message = page.getByRole('alert').filter({ hasText: 'Ce menu n’a pas pu se charger.' });
    await expect(message).toBeVisible();
    await expect(title(page)).toHaveText(/Bonjour/);
    const under = await message.boundingBox();
    expect(under!.y - above!.y - above!.height).toBeLessThan(40);
    await expectAccessible(page);
    await page.unroute(assets);
    await page.getByRole('button', { name: 'Réessayer', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Espace personnel' })).toBeVisible();
    await expect(message).toHaveCount(0);
  },
);

/** Simulates a new release: the HTML contains another script, and a file of the open version is missing. */
const replace = async (page: Page) => {
  await page.route('**/assets/NameEditDialog*', (route) => route.fulfill({ status: 404 }));
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\/assets\/index-[^"]+\.js/, '/assets/index-newer.js');
    await route.fulfill({ response, body });
  });
};

test('reloads the page once if a new release has deleted a module', async ({ page, signIn }) => {
  await signIn('owner', '/espace-personnel');
  await replace(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await edit(page).click();
  await expect.poll(() => loads).toBe(1);
  // The reloaded page is still the old version. A second reload would start an endless loop.
  await expect(dialog(page).getByRole('alert')).toContainText('Cette fenêtre n’a pas pu se charger.');
  expect(loads).toBe(1);
  await expect(page).toHaveURL(/modale=name/);
});

test('never reloads a page with typed values, even if a module fails to load', async ({ page, signIn }) => {
  await signIn('owner', '/espace-personnel');
  await page.getByRole('searchbox').pressSequentially('usine');
  await replace(page);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await edit(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('rechargez la page');
  await expect(page.locator('[data-same-page]')).toHaveCount(1);
});
