import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { hostTables } from '#brands/hosts.ts';
import { deep, sampled } from '../../deep.ts';
import { expectAccessibleMeanwhile } from '../../expectAccessible.ts';
import { fillAccount, newcomer, submitAccount, valuesIn } from '../../flows/filledForms.ts';
import { expect, holdFiles, takenOver, test } from '../portal.ts';
import { publicPages } from '../publicPages.ts';
import { servePortalAt } from '../servePortalAt.ts';
import { watchShifts } from './layoutShifts.ts';

const portal = 'portal-*.js';
const root = (page: Page) => page.locator('#root');
const branded = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-unbranded');

/** Elements, texts and attributes of the page, with texts instead of ids, which differ in each load. */
const readContent = (page: Page) =>
  root(page).evaluate((container) => {
    const copy = container.cloneNode(true);
    const comments = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
    const unread: Node[] = [];
    while (comments.nextNode()) unread.push(comments.currentNode);
    for (const comment of unread) comment.parentNode?.removeChild(comment);
    copy.normalize();

    const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];
    const isGiven = (id: string) => /_[rR]_?\w*_|react-aria/.test(id);
    const named = (ids: string) =>
      ids.split(' ').flatMap((id) => document.getElementById(id)?.textContent ?? []);
    const isIgnored = (name: string) =>
      ['disabled', 'data-painted-disabled', 'style', 'data-original'].includes(name);
    const read = (node: Node): unknown => {
      if (!(node instanceof HTMLElement || node instanceof SVGElement)) return node.nodeValue;
      const attributes = [...node.attributes].flatMap(({ name, value }) => {
        if (isIgnored(name) || (['id', 'name'].includes(name) && isGiven(value))) return [];
        if (!references.includes(name)) return `${name.replace('data-painted-', 'data-')}=${value}`;
        return named(value).length ? `${name}=${named(value)}` : [];
      });
      const styles = [...node.style].map((name) => `${name}:${node.style.getPropertyValue(name)}`);
      return [node.tagName, attributes.sort(), styles.sort(), [...node.childNodes].map(read)];
    };
    return [...copy.childNodes].map(read);
  });

for (const [{ path, pattern }, when] of sampled(publicPages))
  test(
    `prerenders ${pattern} with the HTML of the view, and hydrates the page without a change`,
    when,
    async ({ page, context, baseURL }) => {
      const release = await holdFiles(page, portal);
      await page.goto(path, { waitUntil: 'load' });
      await branded(page);
      const painted = await readContent(page);
      await page.evaluate(() => {
        const heading = document.querySelector('h1');
        if (heading) heading.dataset.original = '';
      });
      release();
      await takenOver(page);
      await expect(page.locator('h1')).toHaveAttribute('data-original', '');

      const fresh = await context.newPage();
      await fresh.route(
        (url) => url.pathname === path,
        async (route) => {
          const response = await route.fetch({ url: `${baseURL}${path}` });
          const body = (await response.text()).replace(
            /<div id="root".*<\/div>\n/s,
            '<div id="root"></div>\n',
          );
          await route.fulfill({ response, body });
        },
      );
      await fresh.goto(path);
      await takenOver(fresh);
      await expect(fresh.locator('h1')).toBeVisible();
      expect(painted).toEqual(await readContent(fresh));
    },
  );

test('shows no brand name or colour on a prerendered page before the brand has loaded', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = await servePortalAt(context, hostTables.prod.garrigue ?? '', baseURL);
  const release = await holdFiles(page, 'brand-*.js');
  await page.goto(`${origin}/mentions-legales`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  await expect(page.getByRole('banner').locator('a')).toBeHidden();
  await expect(page.getByRole('banner').locator('img')).not.toHaveAttribute('src');
  expect(await page.locator('body').innerText()).not.toMatch(
    /Eaux d|Sources de|Société|Votre service des eaux/,
  );
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));
  const neutral = await colour();
  expect(neutral).toContain('#46535b');
  release();
  await expect(page.getByRole('link', { name: 'Sources de la Garrigue, accueil' })).toBeVisible();
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute('src', /\/logo-[\w-]+\.svg$/);
  expect(await colour()).not.toBe(neutral);
  await expect(page.getByRole('main')).not.toContainText('\u2060');
  await expect(page).toHaveTitle('Mentions légales – Sources de la Garrigue – Espace entreprises');
});

const typeAhead = async (page: Page) => {
  await page.getByText('Madame').click();
  await page.locator('[name="password"]').pressSequentially(newcomer.password);
  await page.getByText('J’accepte les conditions').click();
  await page.locator('[name="first_name"]').pressSequentially('Ane');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
};

const storedByTab = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test('keeps values typed before the script runs, without sending them', async ({ page }) => {
  const release = await holdFiles(page, 'index-*.js');
  await page.goto('/creation-de-compte', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await typeAhead(page);
  await expect(submitAccount(page)).toBeDisabled();
  const expectStill = await watchShifts(page);
  release();
  await takenOver(page);
  await page.keyboard.type('n');
  expect(await valuesIn(page)).toEqual({
    civility: 'miss',
    first_name: 'Anne',
    last_name: '',
    email: '',
    repeated_email: '',
    password: newcomer.password,
    repeated_password: '',
    cgu: 'on',
  });
  await expect(page).toHaveURL(/\/creation-de-compte$/);
  await expect(page.getByText('5 sur 5')).toBeVisible();
  await expectStill();
  await expect.poll(() => storedByTab(page)).toContain('Anne');
  expect(await storedByTab(page)).not.toContain(newcomer.password);
  await submitAccount(page).click();
  await expect(page.getByRole('alert')).toContainText('Confirmez votre mot de passe');
});

test('keeps values typed before the script runs instead of the stored values', deep, async ({ page }) => {
  await page.goto('/creation-de-compte');
  await fillAccount(page);
  const release = await holdFiles(page, 'portal-*.js');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await page.locator('[name="first_name"]').fill('Anne');
  release();
  await takenOver(page);
  await expect(page.locator('[name="first_name"]')).toBeFocused();
  await page.keyboard.type('-Lise');
  expect(await valuesIn(page)).toMatchObject({ first_name: 'Anne-Lise', last_name: newcomer.last_name });
});

test('opens a link that a user clicks before the script runs', deep, async ({ page, signIn }) => {
  await signIn('owner', '/');
  await holdFiles(page, 'index-*.js');
  await page.goto('/espace-personnel', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  await expectAccessibleMeanwhile(page);
  await page.getByRole('link', { name: 'Factures' }).click();
  await expect(page).toHaveURL(/\/espace-facturation$/);
});

test(
  'opens each page from a server that returns the HTML of the first page for every URL',
  deep,
  async ({ page, context, baseURL }) => {
    const index = await (await context.request.get(`${baseURL}/`)).text();
    await page.route('**/cgu', (route) => route.fulfill({ contentType: 'text/html', body: index }));
    await page.goto('/cgu');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Conditions générales d’utilisation' }),
    ).toBeVisible();
    await takenOver(page);
  },
);

test('loads all scripts of a page in parallel, and no font before the first paint', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await holdFiles(page, 'portal-*.js');
  await page.goto('/espace-consommation', { waitUntil: 'commit' });
  const listScripts = () =>
    page
      .locator('[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(listScripts).toContainEqual(expect.stringMatching(/ConsumptionRoute/));
  const scripts = await listScripts();
  await expect.poll(() => requests).toEqual(expect.arrayContaining(scripts));
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href));
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  expect(requests.filter((path) => /\/(style|figtree)-/.test(path))).toHaveLength(1);
});

for (const [path, budget] of [
  ['/erreur/connexion', 110_000],
  ['/cgu', 125_000],
] as const)
  test(`loads at most ${budget} bytes of compressed scripts on ${path}`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js'))
        sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    // Excludes the scripts that load when the browser is idle.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      window.requestIdleCallback = () => 0;
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await takenOver(page);
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(budget / 2);
    expect(total).toBeLessThanOrEqual(budget);
  });

test('renders a prerendered page only after its stylesheet has loaded', async ({ page }) => {
  const release = await holdFiles(page, 'style-*.css');
  await page.goto('/cgu', { waitUntil: 'commit' });
  await branded(page);
  await page.locator('[rel="modulepreload"]').evaluateAll(async (links) => {
    for (const link of links) await import(link.getAttribute('href') ?? '');
    await new Promise((passed) => setTimeout(passed, 200));
  });
  await expect(page.locator('#late')).toHaveCount(1);
  release();
  await takenOver(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [{ path, pattern }, when] of sampled(publicPages))
    test(`shows readable text on ${pattern} without JavaScript`, when, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText('Votre service des eaux');
      await expect(page.getByRole('banner').locator('img')).toBeHidden();
      for (const paragraph of await page.locator('main p').all()) await expect(paragraph).toBeVisible();
      await expect(page.getByText(/^Il a besoin de JavaScript/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Site des particuliers' })).toBeHidden();
    });

  test('sends no form without JavaScript, and explains this near the field', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/creation-de-compte', { waitUntil: 'load' });
    const { length } = requests;
    await expect(page.locator('form')).toHaveAttribute('method', 'post');
    await typeAhead(page);
    await submitAccount(page).click({ force: true });
    await expect(page.getByText(/^Il a besoin de JavaScript/)).toBeInViewport();
    await page.locator('[name="password"]').press('Enter');
    expect(requests.slice(length)).toEqual([]);
    await page.keyboard.press('Tab');
    const [field, message] = [page.locator('[name="repeated_password"]'), page.locator('#late')];
    await expect(field).toBeFocused();
    const [typed, notice] = [await field.boundingBox(), await message.boundingBox()];
    expect(typed!.y + typed!.height).toBeLessThan(notice!.y);
    await expect(page).toHaveURL(/\/creation-de-compte$/);
    for (const button of await page.getByRole('button').all()) await expect(button).toBeDisabled();
  });

  test('shows on a page of the account only that the page requires JavaScript', async ({ page }) => {
    await page.goto('/espace-facturation');
    await expect(root(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Le portail ne se charge pas' })).toBeVisible();
  });
});
