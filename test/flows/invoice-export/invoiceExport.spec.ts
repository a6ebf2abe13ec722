import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, holdRequests, test } from '../../journeys/portal.ts';
import { billingOf, numberAt } from '../../sandbox/data/invoices.ts';
import { readZip } from '../../workbook/readZip.ts';
import { field, flow, listSearches, many, monthly, path, submit, unfold } from '../billing/billing.ts';

const search = `${path}?reference=${monthly}`;
const call = 'GET /api/invoice/download/:document';
const numberOf = (rank: number) => numberAt(billingOf(monthly), rank);

const bar = (page: Page) => page.getByRole('region', { name: 'Export des factures' });
const press = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name });
const selected = (page: Page) => bar(page).getByRole('status').first();
const box = (page: Page, rank: number) =>
  page.getByRole('checkbox', { name: `Sélectionner la facture ${numberOf(rank)}` });
const tick = (page: Page, rank: number) =>
  page
    .locator('label')
    .filter({ has: box(page, rank) })
    .click();
const saved = async (page: Page, act: () => Promise<unknown>): Promise<Download> => {
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return file;
};
const readBytes = async (file: Download): Promise<Buffer> => readFile(await file.path());
const namesIn = async (archive: Download) => [...(await readZip(await readBytes(archive))).keys()];

const holdDocuments = async (page: Page) => {
  const documents = /\/api\/invoice\/download\//;
  const pending: string[] = [];
  page.on('request', (request) => {
    if (documents.test(request.url())) pending.push(request.url());
  });
  return { pending, release: await holdRequests(page.context(), documents) };
};

test('saves the invoices of two pages once each in one archive, with four calls at a time', async ({
  page,
  sandbox,
  signIn,
}) => {
  const files: Download[] = [];
  page.on('download', (file) => files.push(file));
  await signIn('owner', search);
  await tick(page, 0);
  await tick(page, 2);
  const second = page.getByRole('button', { name: 'Page 2' });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'page');
  const shown = page.locator('label', { hasText: 'Sélectionner les factures affichées' });
  expect((await shown.boundingBox())?.width).toBeGreaterThan(150);
  await shown.click();
  await expect(selected(page)).toContainText('7 factures sélectionnées');
  await expectAccessible(page);
  await tick(page, 5);
  await expect(selected(page)).toContainText('6 factures sélectionnées');
  await page.getByRole('button', { name: 'Page 1' }).click();
  await expect(box(page, 0)).toBeChecked();
  await expect(box(page, 1)).not.toBeChecked();

  const { pending, release } = await holdDocuments(page);
  await press(page, 'Télécharger en ZIP').dblclick({ delay: 60 });
  await expect(selected(page)).toHaveText('Téléchargement de 6 factures');
  await expect(bar(page).getByRole('progressbar')).toHaveAccessibleName('Téléchargement de 6 factures');
  await expect.poll(() => pending).toHaveLength(4);
  release();
  await expect(bar(page)).toContainText(/Factures_[\d_-]+\.zip est enregistré\s: 6 factures\./);
  expect(files).toHaveLength(1);
  const [file] = files;
  expect(file?.suggestedFilename()).toMatch(/^Factures_20\d\d-\d\d-\d\d_20\d\d-\d\d-\d\d\.zip$/);

  const documents = await readZip(await readBytes(file as Download));
  const ranks = [0, 2, 6, 7, 8, 9];
  expect([...documents.keys()].map((name) => name.replace(/^20\d\d-\d\d-\d\d_/, ''))).toEqual(
    ranks.map((rank) => `${numberOf(rank)}_98-1000-0000-37.pdf`),
  );
  expect(await sandbox.calls(call)).toHaveLength(6);
});

test(
  'continues an export on another page, and requires a confirmation before the sign-out',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', search);
    const { pending, release } = await holdDocuments(page);
    await tick(page, 0);
    await press(page, 'Télécharger en ZIP').click();
    await expect.poll(() => pending).toHaveLength(1);
    await unfold(page);
    await field(page, 'reference').fill(many);
    await submit(page).click();
    await expect(page).toHaveURL(/reference=98-1000-0158-75$/);
    await expect(press(page, 'Télécharger en ZIP')).toHaveCount(0);
    await page.getByRole('link', { name: 'Tableau de bord', exact: true }).click();
    await expect(bar(page).getByRole('progressbar')).toBeVisible();
    await expectAccessible(page);
    const signOut = async () => {
      await page.getByRole('button', { name: /^Mon compte/ }).click();
      await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    };
    await signOut();
    const question = page.getByRole('dialog', { name: 'Arrêter la tâche en cours ?' });
    await expect(question.getByRole('button', { name: 'Continuer la tâche' })).toBeFocused();
    await page.keyboard.press('Enter');
    const file = await saved(page, async () => release());
    expect(await namesIn(file)).toHaveLength(1);
    await expect(bar(page)).toContainText('est enregistré');
    await bar(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(bar(page)).toHaveCount(0);
    await signOut();
    await expect(page).toHaveURL(/\/saml\/logout/);
  },
);

test('exports all the invoices that the default search returns', async ({ page, sandbox, signIn }) => {
  await signIn('simple', path);
  const counted = flow(page)
    .getByRole('status')
    .filter({ hasText: /^3 contrats, \d+\sfactures$/ });
  await expect(counted).toBeVisible();
  const count = Number((await counted.textContent())?.match(/(\d+)\sfactures/)?.[1]);
  await flow(page).getByRole('button', { name: 'Sélectionner toutes les factures' }).click();
  await expect(selected(page)).toContainText(`${count} factures sélectionnées`);
  const file = await saved(page, () => press(page, 'Liste CSV').click());
  const rows = (await readBytes(file)).toString('utf8').split('\r\n').slice(1, -1);
  expect(rows).toHaveLength(count);
  expect(new Set(rows.map((row) => row.split(';')[0])).size).toBe(3);
  expect(
    (await listSearches(sandbox)).map(({ body }) => (body as { pending?: boolean }).pending),
  ).not.toContain(true);
  // The last used format becomes the first one only when the page opens again.
  const lists = bar(page).getByRole('button', { name: /^Liste/ });
  await expect(lists).toHaveText([/Excel/, /CSV/]);
  await page.goto(path);
  await flow(page).getByRole('button', { name: 'Sélectionner toutes les factures' }).click();
  await expect(lists).toHaveText([/CSV/, /Excel/]);
});
