import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, menuLink, test } from '../../journeys/portal.ts';
import { readWorkbook } from '../../workbook/readWorkbook.ts';
import { path as billing, monthly } from '../billing/billing.ts';

const list = '/espace-consommation';
const [sixty, seven] = ['981000000037', '981000023794'];
const ofContract = (reference: string) => `${list}?modale=export&contrat=${reference}`;
const measures = /consumption\/(non)?telemetry/;
const documents = /\/api\/invoice\/download\//;
const memory = 'portal.exports';

const tray = (page: Page) => page.getByRole('region', { name: 'Tâches' });
const follows = (page: Page, state: string) =>
  expect(page.locator('[data-flow="exports"]')).toHaveAttribute('data-state', state);
const press = (page: Page, name: string | RegExp) =>
  tray(page).getByRole('button', { name, exact: true }).click();
const stored = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), memory);

const answerOnly = async (page: Page, count: number) => {
  let answered = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(measures, async (route) => {
    await released;
    if (++answered > count) await route.fulfill({ status: 401, json: {} });
    else await route.continue();
  });
  return release;
};

const ask = async (page: Page) => {
  const window = page.locator('[data-flow="export"]');
  await window.getByRole('button', { name: 'Exporter', exact: true }).click();
  await expect(page.locator('[data-flow="export"][data-state="fetching"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const metersIn = async (file: Download): Promise<string[]> =>
  (await readWorkbook(await readFile(await file.path())))
    .sheet('Synthèse')
    .rows.slice(1)
    .flatMap(([, , meter]) => (meter?.type === 'text' ? meter.value : []));

const signInAgain = async (page: Page) => {
  await page.waitForURL('**/saml/login?**');
  await page.unroute(measures);
  await page.unroute(documents);
  await page.goto(`${page.url()}&account=owner`);
};

test('resumes an export after the session has expired: each meter is in one of two files', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', ofContract(sixty));
  const release = await answerOnly(page, 20);
  await page.locator('[data-flow="export"][data-state="choosing.ready"]').waitFor();
  await ask(page);
  for (const name of ['Factures', 'Tableau de bord', 'Consommation']) {
    await menuLink(page, name).click();
    await follows(page, 'open.running');
    await expect(tray(page).getByRole('progressbar')).toBeVisible();
  }
  const [partial] = await Promise.all([page.waitForEvent('download'), release()]);
  expect(partial.suggestedFilename()).toMatch(/_mensuel-partiel\.xlsx$/);
  const before = await metersIn(partial);
  await signInAgain(page);
  await follows(page, 'open.interrupted');
  await expect(tray(page)).toContainText(
    new RegExp(`interrompu\\s: ${before.length} compteurs sur 60 enregistrés`),
  );
  expect(await stored(page)).toBeNull();
  await expectAccessible(page);
  const { length } = await sandbox.calls();
  const [rest] = await Promise.all([
    page.waitForEvent('download'),
    press(page, `Reprendre les ${60 - before.length} qui manquent`),
  ]);
  expect(rest.suggestedFilename()).toMatch(/_98-1000-0000-37_[\d-]+_[\d-]+_mensuel-suite\.xlsx$/);
  const after = await metersIn(rest);
  expect(before.length + after.length).toBe(60);
  expect(new Set([...before, ...after]).size).toBe(60);
  const requested = (await sandbox.calls()).slice(length).filter(({ path }) => measures.test(path));
  // Each meter needs two requests: one for its measures, and one for the meter index at the start.
  expect(requested).toHaveLength(2 * after.length);
  await follows(page, 'open.toConsult');
  const [again] = await Promise.all([page.waitForEvent('download'), press(page, 'Enregistrer de nouveau')]);
  expect(await metersIn(again)).toEqual(after);
  await press(page, 'Fermer');
  await follows(page, 'open.idle');
  await expect(tray(page)).toHaveCount(0);
});

test('loads the code of the tray in advance while the user selects meters or invoices', async ({
  page,
  signIn,
}) => {
  const trayCode = () => page.waitForRequest(/\/assets\/TaskTray-/);
  await signIn('owner');
  await Promise.all([trayCode(), page.goto(ofContract(seven))]);
  await page.goto(`${billing}?reference=${monthly}`);
  await Promise.all([
    trayCode(),
    page.getByRole('button', { name: 'Sélectionner toutes les factures' }).click(),
  ]);
});
