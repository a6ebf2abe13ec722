import type { Download, Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expect, test } from '../../journeys/portal.ts';
import { toReference } from '../../sandbox/data/identifiers.ts';
import { billingOf, numberAt } from '../../sandbox/data/invoices.ts';

const reference = toReference(1000, 0);
const search = `/espace-facturation?reference=${reference}`;
const call = 'GET /api/invoice/download/:document';

const invoice = numberAt(billingOf(reference), 0);

const download = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`la facture ${invoice}(, en cours)?$`) });
const downloaded = (page: Page) => page.getByRole('status').filter({ hasText: `${invoice} est téléchargée` });

test(
  'continues a download while the user opens another page of the invoice list',
  deep,
  async ({ page, signIn, hold }) => {
    await signIn('owner', search);
    const release = await hold(`GET /api/invoice/download/${invoice}`);
    await download(page).click();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await expect(download(page)).toHaveCount(0);
    const [file] = await Promise.all([page.waitForEvent('download'), release()]);
    expect(file.suggestedFilename()).toBe(`Facture_${invoice}.pdf`);
    await page.getByRole('button', { name: 'Page 1' }).click();
    await expect(downloaded(page)).toHaveCount(1);
  },
);

test('cancels the downloads when the user leaves the invoice page', deep, async ({ page, signIn, hold }) => {
  await signIn('owner', search);
  await hold(`GET /api/invoice/download/${invoice}`);
  const dropped = page.waitForEvent('requestfailed', {
    predicate: (request) => request.url().endsWith(invoice),
    // Shorter than the time limit of a download, at which the portal would abort the request.
    timeout: 20_000,
  });
  await download(page).click();
  await expect(download(page)).toHaveAccessibleName(/, en cours$/);
  await page.getByRole('link', { name: 'Tableau de bord', exact: true }).click();
  expect((await dropped).failure()?.errorText).toBe('net::ERR_ABORTED');
});

test('shows an error with a retry button for a file that is not a PDF, and saves nothing', async ({
  page,
  context,
  signIn,
  sandbox,
}) => {
  const saved: Download[] = [];
  page.on('download', (file) => saved.push(file));
  await signIn('owner', search);
  const button = download(page);
  await sandbox.fail(call, 'html', 1);
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(new RegExp(`${invoice}.*\\.`));
  await expect(button).toHaveAccessibleName(/^Réessayer/);
  await expect(button).toBeFocused();
  expect(saved).toEqual([]);
  expect(context.pages()).toHaveLength(1);
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toBe(`Facture_${invoice}.pdf`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(button).toBeFocused();
});
