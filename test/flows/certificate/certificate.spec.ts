import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';

const meter = '/espace-consommation/TR/981000000037/PDS004217';
const address = `${meter}/attestation`;
const telemetry = 'POST /api/consumption/telemetry';

const sheet = (page: Page) => page.getByRole('article', { name: 'Attestation de consommation' });

const countPages = async (page: Page): Promise<number> => {
  const margin = '10mm';
  const paper = await page.pdf({
    format: 'A4',
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
};

test('a certificate for twelve months, then another period, prints on one sheet', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', meter);
  await page.getByRole('link', { name: 'Attestation', exact: true }).click();
  await expect(page).toHaveTitle(/^Attestation de consommation –/);
  await expect(sheet(page)).toContainText('981000000037'.replace(/(..)(....)(....)(..)/, '$1-$2-$3-$4'));
  await expect(sheet(page)).toContainText('Eaux du Ponant');
  await expect(sheet(page)).toContainText('SARL des Écluses');
  await expect(sheet(page).getByText(/^\d[\d\s]*,\d{3}\sm³$/)).toBeVisible();
  await expectAccessible(page);
  expect(await countPages(page)).toBe(1);

  const months = page.getByLabel('Premier mois');
  const chosen = await months.locator('option').nth(3).getAttribute('value');
  await months.selectOption(chosen ?? '');
  await page.getByRole('button', { name: 'Afficher cette période' }).click();
  await expect.poll(async () => (await sandbox.calls(telemetry)).length).toBeGreaterThan(1);
  await expect(sheet(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page)).toBeVisible();
  await expect(page.getByLabel('Premier mois')).toBeHidden();
});

test('works by keyboard on the narrowest phone, without horizontal scrolling', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'true';
    };
  });
  await signIn('owner', address);
  const print = page.getByRole('button', { name: 'Imprimer ou enregistrer en PDF' });
  await print.waitFor();
  for (
    let presses = 0;
    presses < 30 && !(await print.evaluate((button) => button === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
