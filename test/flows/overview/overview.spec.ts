import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { holdLetters, watchShifts } from '../../journeys/appearance/layoutShifts.ts';
import { expect, tabTo, test } from '../../journeys/portal.ts';

const flow = (page: Page) => page.locator('[data-flow="overview"]');
const block = (page: Page, name: string) => flow(page).getByRole('region', { name });
const toPay = (page: Page) => block(page, 'Solde de vos contrats');
const alerts = (page: Page) => block(page, 'À savoir');
const sites = (page: Page) => page.locator('[data-flow="sites"][data-state="shown"]');

test('opens the invoice that is most overdue from the dashboard by keyboard', async ({ page, signIn }) => {
  await signIn('owner', '/');
  const list = flow(page).getByRole('list', { name: 'Factures à régler, les plus en retard d’abord' });
  const first = list.getByRole('listitem').first();
  await expect(first).toContainText(/\d+\sjours de retard/);
  const link = first.getByRole('link');
  const name = (await link.textContent()) ?? '';
  await tabTo(link);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/espace-facturation\?.*invoiceNumber=/);
  const row = page
    .locator('[data-flow="billing"]')
    .getByRole('row')
    .filter({ hasText: /\d+\sjours de retard/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(name.replace('Facture ', ''));
});

test('makes no new call when the user returns to the dashboard', async ({ page, sandbox, signIn }) => {
  await signIn('owner', '/');
  await expect(sites(page)).toBeVisible();
  const read = (await sandbox.calls()).filter(({ method }) => method === 'POST').length;
  await page.getByRole('navigation').getByRole('link', { name: 'Administrer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collaborateurs' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Tableau de bord' }).click();
  await expect(alerts(page).getByRole('status')).toBeVisible();
  await expect(sites(page)).toBeVisible();
  expect((await sandbox.calls()).filter(({ method }) => method === 'POST')).toHaveLength(read);
});

const expectStillSinceStart = async (page: Page) => (await watchShifts(page, true))();

const slow = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test('shows leaks and due invoices on a slow phone connection without a layout shift', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const letters = await holdLetters(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', slow);
  await signIn('grand-compte', '/');
  await expect(sites(page)).toBeAttached({ timeout: 90_000 });
  const leak = flow(page).getByRole('status').filter({ hasText: '1 fuite probable en cours' });
  const due = toPay(page).getByRole('listitem').filter({ hasText: 'Facture' });
  for (const item of [leak, due.first(), due.nth(1)]) await expect(item).toBeInViewport({ ratio: 1 });
  expect((await leak.boundingBox())?.y).toBeLessThan((await due.first().boundingBox())?.y ?? 0);
  await expect(page.getByRole('link', { name: 'Transmettre un relevé' })).toBeVisible();
  letters.release();
  await expectStillSinceStart(page);
});

test('stacks the blocks of the dashboard at a text size of 200 %, with each name on one line', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn('owner', '/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const name = toPay(page).getByText('Serres de Kerlann');
  expect((await name.boundingBox())?.height).toBeLessThan(60);

  await page.setViewportSize({ width: 360, height: 740 });
  const labels = page.getByRole('navigation', { name: 'Accès rapide' }).locator('svg + span');
  const boxes = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect()));
  expect(boxes).toHaveLength(4);
  for (const [rank, { left }] of boxes.entries()) expect(left).toBeGreaterThan(boxes[rank - 1]?.right ?? 0);
  await page.evaluate(() => scrollTo(0, 400));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('shows that a contract has no meter on the dashboard and in the list of meters', async ({
  page,
  signIn,
}) => {
  await signIn('thousand-meters', '/');
  const row = block(page, 'Vos contrats').getByRole('row', { name: /^Siège/ });
  await expect(row).toContainText('Aucun compteur');
  await page.goto('/espace-consommation?reference=981013015875');
  await expect(page.getByText('Ce contrat n’a aucun compteur.')).toBeVisible();
});

test('loads all meters on demand on the dashboard at 1366×768, without a layout shift', async ({
  page,
  hold,
  signIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn('owner', '/');
  await expect(sites(page)).toBeVisible();
  const seen = [
    toPay(page)
      .getByText(/en retard/)
      .first(),
    toPay(page).getByRole('listitem').filter({ hasText: 'Facture' }).nth(1),
    sites(page).getByRole('listbox'),
    sites(page).getByRole('status'),
  ];
  for (const item of seen) await expect(item).toBeInViewport({ ratio: 1 });
  await expect(sites(page).getByRole('option')).toHaveCount(13);
  const contracts = block(page, 'Vos contrats');
  await expect(contracts.getByRole('row', { name: /^Siège/ })).toContainText('Non télérelevé');
  await expect(contracts.getByRole('row', { name: /^Entrepôt Nord/ })).toContainText('Pas encore lu');
  const rise = contracts.getByRole('row', { name: /^École Jules-Ferry/ });
  await expect(rise).toContainText(/(Hausse en cours|Fuite probable)2 compteurs sur 7.*au moins/);
  await expectStillSinceStart(page);
  const understood = page.getByRole('button', { name: 'J’ai compris' });
  await understood.click();
  await expect(understood).toHaveCount(0);
  const release = await hold('POST /api/consumption/telemetry');
  const expectStill = await watchShifts(page);
  await sites(page).getByRole('button', { name: 'Lire tous les compteurs' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-flow="sites"] :focus').getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sites(page).locator(':focus')).toHaveText('Lire tous les compteurs');
  await expectStill();
  release();
  await page.getByRole('link', { name: 'Exporter tous mes compteurs' }).click();
  await expect(page.getByRole('dialog', { name: 'Exporter les consommations' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Transmettre un relevé' }).click();
  await expect(page.getByRole('combobox', { name: 'Compteur' })).toBeVisible();
});

test('makes only four calls for an account with one contract before the browser is idle', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await signIn('one-contract', '/');
  await expect(alerts(page).getByRole('listitem').first()).toBeVisible();
  const calls = (await sandbox.calls()).filter(({ kind }) => kind === 'call');
  expect(calls.map(({ path }) => path).sort()).toEqual([
    '/api/consumption/meters_list',
    '/api/invoices',
    '/api/token-check',
    '/api/user',
  ]);
});
