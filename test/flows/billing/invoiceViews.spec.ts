import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { watchShifts } from '../../journeys/appearance/layoutShifts.ts';
import { expect, test } from '../../journeys/portal.ts';
import { flow, path } from './billing.ts';

const view = (page: Page, name: string) => flow(page).getByRole('radio', { name });
const table = (page: Page) => flow(page).locator('[data-flow="invoiceTable"]').getByRole('table');
const rows = (page: Page) => table(page).locator('tbody tr');
const quick = (page: Page) => flow(page).getByRole('searchbox');
const bar = (page: Page) => page.getByRole('region', { name: 'Export des factures' });

const late = 'F1000087146-0008';

test('finds all overdue invoices by keyboard, exports them and shows how to pay them', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn('owner', path);
  await view(page, 'À régler').click();
  await expect(page).toHaveURL(`${path}?vue=a-regler`);
  await expect(rows(page)).toHaveCount(14);
  await expect(rows(page).first()).toContainText(late);
  const [eighth, height] = await Promise.all([
    rows(page).nth(7).boundingBox(),
    page.evaluate(() => innerHeight),
  ]);
  expect((eighth?.y ?? 0) + (eighth?.height ?? 0)).toBeLessThanOrEqual(height);
  expect(eighth?.height).toBeLessThanOrEqual(45);
  await expect(flow(page)).toContainText(/14.factures, 3.556,40.€.: 1.204,38.€.en retard/);
  await expectAccessible(page);

  await rows(page).last().getByRole('checkbox').press('Space');
  await expect(bar(page)).toContainText('1 facture sélectionnée');
  await view(page, 'À régler').press('ArrowRight');
  await expect(page).toHaveURL(`${path}?vue=en-retard`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/\d+.jours de retard/);
  await expect(flow(page)).toContainText(
    /dont 2.256,35.€ à échoir, 95,67.€ sans échéance et 211,61.€ mensualisés/,
  );
  await expect(bar(page)).toHaveCount(0);
  const all = flow(page).getByRole('button', { name: 'Sélectionner toutes les factures' });
  await all.press('Enter');
  await expect(bar(page)).toContainText('1 facture sélectionnée');
  await expect(bar(page).getByRole('button', { name: 'Payer par virement' })).toBeFocused();
  await expect(all).toBeDisabled();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar(page).getByRole('button', { name: 'Liste CSV' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Factures_20\d\d-\d\d-\d\d\.csv$/);
  expect((await readFile(await file.path())).toString('utf8')).toContain(late);

  const howToPay = flow(page).getByRole('link', { name: `Comment payer la facture ${late}` });
  await howToPay.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Comment payer' });
  await expect(panel).toContainText(late);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${path}?vue=en-retard`);
  await expect(howToPay).toBeFocused();
  await expect(page.getByRole('link', { name: /^Factures/ }).first()).toContainText('1');
});

test('restores the view and the search of invoices from the URL after a reload and Back', async ({
  page,
  signIn,
}) => {
  await signIn('owner', `${path}?vue=a-regler`);
  await expect(rows(page)).toHaveCount(14);
  await quick(page).fill(late);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}?invoiceNumber=${late}&vue=a-regler`);
  await expect(rows(page)).toHaveCount(1);
  await expect(flow(page)).toContainText('1 contrat, 1 facture');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await flow(page)
    .getByRole('button', { name: `Retirer le critère : Facture ${late}` })
    .click();
  await expect(rows(page)).toHaveCount(14);
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(`${path}?vue=a-regler`);
  await expect(view(page, 'À régler')).toBeChecked();
  await view(page, 'En retard 1').click();
  await quick(page).fill('Siège');
  await page.keyboard.press('Enter');
  await expect(flow(page)).toContainText('Aucune facture ne répond à ces critères');
  await expect(view(page, 'À régler 12')).toBeVisible();
  await flow(page).getByRole('button', { name: 'Effacer les critères' }).click();
  await expect(page).toHaveURL(`${path}?vue=en-retard`);
  await expect(rows(page)).toHaveCount(1);
});

test('shows on a phone five unpaid invoices in two lines each, and then the export bar', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('owner', `${path}?vue=a-regler`);
  expect((await rows(page).first().boundingBox())?.y).toBeLessThan(360);
  const expectStill = await watchShifts(page, true);
  await expectStill();
  await page.setViewportSize({ width: 360, height: 844 });
  expect((await rows(page).nth(2).boundingBox())?.height).toBeLessThan(64);
  await page.setViewportSize({ width: 390, height: 844 });
  const status = rows(page).first().getByText('jours de retard');
  for (const shown of [status, page.getByText(late, { exact: true }), rows(page).nth(4)])
    await expect(shown).toBeInViewport({ ratio: 1 });
  await view(page, 'Toutes').click();
  await expect(page).toHaveURL(`${path}?vue=toutes`);
  await expect(rows(page)).toHaveCount(25);
  expect((await rows(page).first().boundingBox())?.y).toBeLessThan(400);
  await flow(page).getByRole('button', { name: 'Sélectionner toutes les factures' }).click();
  await expect(bar(page)).toBeInViewport();
});

test('retries a failed list, exports « Toutes » in the order of the list, keeps the page size', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fail('POST /api/invoices', 'status=500', 2);
  await signIn('simple', `${path}?vue=toutes`);
  await flow(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(table(page)).toBeVisible();
  await flow(page).getByRole('button', { name: '5 lignes par page', exact: true }).click();
  await expect(rows(page)).toHaveCount(5);
  await flow(page).getByRole('button', { name: 'Montant' }).click();
  const amounts = await rows(page)
    .locator('td:nth-last-child(2)')
    .evaluateAll((cells) =>
      cells.map(({ textContent }) =>
        Number(
          (textContent ?? '')
            .replace('−', '-')
            .replace(/[^\d,-]/g, '')
            .replace(',', '.'),
        ),
      ),
    );
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  await flow(page).getByRole('button', { name: 'Sélectionner toutes les factures' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar(page).getByRole('button', { name: 'Liste CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n').slice(1, 6);
  expect(lines.map((line) => Number(line.split(';')[7]?.replace(',', '.')))).toEqual(amounts);
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
});
