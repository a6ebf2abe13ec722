import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';

const meter = '/espace-consommation/TR/981000000037/PDS004217';
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

test('prints a certificate of twelve months, then of another period, each on one page', async ({
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
