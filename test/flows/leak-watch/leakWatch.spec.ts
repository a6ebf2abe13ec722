import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, menuLink, test } from '../../journeys/portal.ts';
import { phone, send } from '../customer-service/serviceForm.ts';

/** Long timeout: each test loads two years of 60 meters. */
test.describe.configure({ timeout: 180_000 });

const address = '/espace-consommation/surveillance';
const telemetry = 'POST /api/consumption/telemetry';

const flow = (page: Page) => page.locator('main [data-flow="leakWatch"]');
const button = (page: Page, name: string) => flow(page).getByRole('button', { name, exact: true });
const rows = (page: Page) =>
  flow(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const tray = (page: Page) => page.getByRole('region', { name: 'Tâches' });
const badge = (page: Page) => page.getByRole('link', { name: /^Consommation.*hausses? en cours/ });

const read = (page: Page) =>
  expect(flow(page)).toHaveAttribute('data-state', 'choosing.ready', { timeout: 120_000 });

test('starts a leak watch by keyboard from the list of meters, and downloads the list of rises', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn('owner', '/espace-consommation');
  await page.getByRole('link', { name: 'Surveillance' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await button(page, 'Lancer l’analyse').focus();
  await page.keyboard.press('Enter');
  await expect(flow(page)).toHaveAttribute('data-state', 'choosing.ready', { timeout: 120_000 });
  await expect(page.locator(':focus')).toContainText(/compteurs analysés\. 2 hausses en cours/);
  await expect(rows(page).first()).toContainText(/^En cours.*Fuite probable/);
  const sixth = await rows(page).nth(5).boundingBox();
  expect((sixth?.y ?? 768) + (sixth?.height ?? 0)).toBeLessThanOrEqual(768);
  await expect(badge(page)).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Exporter').focus();
  await page.keyboard.press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Liste CSV' }).press('Enter');
  const file = await (await download).path();
  await expect(flow(page)).toContainText('.csv est enregistré');
  const [, saved] = /\.csv est enregistré\s:\s(\d+)/.exec((await flow(page).textContent()) ?? '') ?? [];
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(Number(saved) + 1);

  await rows(page)
    .first()
    .getByRole('button', { name: /^Préparer une demande/ })
    .click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('textarea[name="message"]')).toHaveValue(/par jour/);
  await page.goto(address);
  await expect(flow(page)).toContainText('2 hausses en cours à la dernière analyse');
  await expect(button(page, 'Relancer')).toBeVisible();
});

test('continues a leak watch on other pages until the user cancels, and keeps the results', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', address);
  await sandbox.fail(telemetry, 'delay=150');
  await button(page, 'Lancer l’analyse').click();
  await menuLink(page, 'Factures').click();
  await expect(tray(page).getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  await tray(page).getByRole('button', { name: 'Annuler' }).click();
  await expect(tray(page)).toHaveCount(0);
  await page.goBack();
  await expect(flow(page)).toHaveAttribute('data-state', 'ready');

  await button(page, 'Lancer l’analyse').click();
  await menuLink(page, 'Factures').click();
  await expect(tray(page).getByRole('progressbar')).toBeVisible();
  await sandbox.heal();
  await tray(page).getByRole('link', { name: 'Voir le résultat' }).click({ timeout: 120_000 });
  await expect(rows(page).first()).toContainText('En cours');
  await expect(tray(page)).toHaveCount(0);
  const { length } = await sandbox.calls(telemetry);
  await flow(page)
    .getByRole('radio', { name: /^En cours/ })
    .check();
  await rows(page).first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Surveillance' }).first().click();
  await expect(flow(page).getByRole('radio', { name: /^En cours/ })).toBeChecked();
  await expect(rows(page)).toHaveCount(2);
  const bodies = (await sandbox.calls(telemetry)).slice(length).map(({ body }) => JSON.stringify(body));
  expect(bodies.filter((body) => /"start_date":"2024/.test(body) && /daily/.test(body))).toEqual([]);
});

test('sends a request about a leak from the dashboard, and shows its date beside the leak', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn('grand-compte', '/');
  const found = page.getByText('1 fuite probable en cours');
  await expect(found).toBeVisible();
  await page.goto(address);
  // Expects no result of a leak watch, because the dashboard has checked only some meters.
  await expect(button(page, 'Lancer l’analyse')).toBeVisible();
  await page.goto('/');
  await expect(found).toBeVisible();
  await page.getByRole('link', { name: 'Voir le compteur' }).click();
  await page
    .locator('[data-flow="meterWatch"]')
    .getByRole('button', { name: /^Préparer une demande/ })
    .click();
  await expect(page).toHaveURL('/service-client');
  await phone(page).fill('01 99 00 00 17');
  await send(page);
  await page.getByRole('link', { name: 'Voir la surveillance' }).click();
  await read(page);
  const leak = rows(page).filter({ hasText: 'En cours' }).first();
  await expect(leak).toContainText(/Demande envoyée le \d/);
  await flow(page)
    .getByRole('radio', { name: /^Traitées/ })
    .check();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Tableau de bord', exact: true }).first().click();
  await expect(page.locator('[data-flow="sites"]')).toContainText(/Demande envoyée le \d/);
  await page
    .getByRole('link', { name: /^Consommation/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Surveillance' }).first().click();
  await expect(leak).toContainText(/Demande envoyée le \d/);
});

test('offers to restart a leak watch after the expiry of the session has interrupted it', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', address);
  await sandbox.fail(telemetry, 'delay=150');
  await button(page, 'Lancer l’analyse').click();
  await expect(flow(page)).toHaveAttribute('data-state', 'reading', { timeout: 120_000 });
  await page.route('**/api/consumption/telemetry', (route) => route.fulfill({ status: 401, json: {} }));
  await page.waitForURL('**/saml/login?**');
  await page.unroute('**/api/consumption/telemetry');
  await sandbox.heal();
  await page.goto(`${page.url()}&account=owner`);
  await expect(flow(page)).toContainText('La surveillance a été interrompue');
  await button(page, 'Relancer').click();
  await expect(flow(page)).toHaveAttribute('data-state', 'reading', { timeout: 120_000 });
});

const recordProgress = (page: Page) =>
  page.addInitScript(() => {
    const done: number[] = [];
    const record = () => {
      const bar = document.querySelector('[data-state="reading"] progress');
      if (bar instanceof HTMLProgressElement && bar.value !== done.at(-1)) {
        done.push(bar.value);
        Object.assign(document.documentElement.dataset, { done });
      }
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });

const readProgress = async (page: Page): Promise<number[]> => {
  const { done = '' } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  return done.split(',').map(Number);
};

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      tid: z.number(),
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ name: z.optional(z.unknown()) })),
    }),
  ),
});

/** Longest task of the page, in ms of processor time: other processes do not affect this time. */
const findLongestTask = (trace: Buffer): number => {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()));
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ tid }) => tid),
  );
  const tasks = traceEvents.filter(({ name, tid }) => name.endsWith('RunTask') && pages.has(tid));
  expect(tasks.length).toBeGreaterThan(1_000);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
};

test(
  'loads a thousand meters with a progress bar, while the page still reacts to clicks',
  deep,
  async ({ browser, page, sandbox, signIn }) => {
    test.setTimeout(300_000);
    await recordProgress(page);
    await signIn('thousand-meters', address);
    await browser.startTracing(page, { categories: ['toplevel'] });
    await button(page, 'Lancer l’analyse').click();
    await expect(flow(page)).toHaveAttribute('data-state', 'reading', { timeout: 120_000 });
    await expect(flow(page).getByText('Lecture de 1 000 compteurs').first()).toBeVisible();
    await expect(flow(page).getByRole('status').first()).toContainText(/^1\s000 compteurs analysés\./, {
      timeout: 240_000,
    });
    const longest = findLongestTask(await browser.stopTracing());
    const done = await readProgress(page);
    expect(done).toEqual(done.toSorted((one, other) => one - other));
    expect(done.length).toBeGreaterThan(100);
    expect(longest).toBeLessThan(200);
    const calls = (await sandbox.calls(telemetry)).map(({ body }) => JSON.stringify(body));
    expect(calls).toHaveLength(1_000);
    expect(new Set(calls).size).toBe(1_000);
    await expect(rows(page)).toHaveCount(25);
  },
);
