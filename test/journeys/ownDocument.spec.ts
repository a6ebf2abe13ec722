import type { Page } from '@playwright/test';
import { expect, menuLink, test } from './portal.ts';

const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same-document', ''));
const sameDocument = (page: Page) => page.locator('[data-same-document]');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('loads the mandate page as a new document in the same session, and returns on Back', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/espace-personnel');
  await mark(page);
  await page.getByRole('button', { name: /^Usine des Bars/ }).click();
  await page.getByRole('link', { name: /^Demander le prélèvement/ }).click();
  await expect(page.frameLocator('iframe').getByLabel('IBAN')).toBeVisible();
  await expect(sameDocument(page)).toHaveCount(0);
  await mark(page);
  await menuLink(page, 'Factures').click();
  await expect(title(page)).toHaveText('Factures');
  await expect(sameDocument(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.frameLocator('iframe').getByLabel('IBAN')).toBeVisible();
  await page.goBack();
  await expect(title(page)).toHaveText('Espace personnel');
});
