import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { hostTables } from '#brands/hosts.ts';
import { type Served, serve } from '../sandbox/server/listen.ts';
import { releases } from './releases.ts';
import { type Nginx, startNginx } from './startNginx.ts';

/** Tests the deployment of a release while tabs are open, and its rollback (docs/DEPLOYING.md). */

const { first, second } = releases();

let folder = '';
let sandbox: Served;
let nginx: Nginx;
let origin = '';

const link = async (name: string, target: string) => {
  await symlink(target, join(folder, 'next'));
  await rename(join(folder, 'next'), join(folder, name));
};

const release = async (dist: string, previous: string) => {
  await link('previous', previous);
  await link('dist', dist);
  await nginx.reload();
};

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  sandbox = await serve({ port: 0 });
  await link('dist', first);
  await link('previous', first);
  nginx = await startNginx({
    dist: join(folder, 'dist'),
    previous: join(folder, 'previous'),
    backOffice: Number(new URL(sandbox.url).port),
  });
  origin = `https://${hostTables.prod.ponant}:${nginx.https}`;
});

test.afterAll(async () => {
  await nginx.stop();
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const openTab = async (page: Page, target = '/espace-personnel') => {
  await release(first, first);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(`${origin}/saml/login?account=owner&RelayState=${encodeURIComponent(target)}`);
  await page.locator('[data-flow="session"][data-state="open.signedIn.fresh"] h1').waitFor();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
};

const samePage = (page: Page) => page.locator('[data-same-page]');
const dialog = (page: Page) => page.getByRole('dialog');
const edit = (page: Page) => page.getByRole('link', { name: 'Modifier votre identité' });
const readVersion = (page: Page) => page.locator('script[type="module"][src]').first().getAttribute('src');

test('serves the previous modules to an open tab, which keeps its typed values', async ({ page }) => {
  await openTab(page);
  await page.getByRole('searchbox').pressSequentially('usine');
  await release(second, first);
  await edit(page).click();
  await expect(dialog(page).locator('[data-flow="nameEdit"]')).toBeVisible();
  await expect(samePage(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toHaveValue('usine');
});

test('reloads an open tab at the same URL if the modules of its build are deleted', async ({ page }) => {
  await openTab(page);
  const before = await readVersion(page);
  await release(second, second);
  await edit(page).click();
  await expect(dialog(page).locator('[data-flow="nameEdit"]')).toBeVisible();
  await expect(page).toHaveURL(/\/espace-personnel\?modale=name/);
  await expect(samePage(page)).toHaveCount(0);
  expect(await readVersion(page)).not.toBe(before);
});

test('shows a message instead of reloading a tab with typed values after a release', async ({ page }) => {
  await openTab(page);
  await page.getByRole('searchbox').pressSequentially('usine');
  await release(second, second);
  await edit(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('rechargez la page');
  await page.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(samePage(page)).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('usine');
});

test('serves the files of the previous build again after a rollback', async ({ page }) => {
  await openTab(page);
  const before = await readVersion(page);
  await release(second, first);
  await page.reload();
  await expect(edit(page)).toBeVisible();
  expect(await readVersion(page)).not.toBe(before);
  await release(first, second);
  await edit(page).click();
  await expect(dialog(page).locator('[data-flow="nameEdit"]')).toBeVisible();
  await page.reload();
  await expect(dialog(page).locator('[data-flow="nameEdit"]')).toBeVisible();
  expect(await readVersion(page)).toBe(before);
});
