import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';

const space = '/espace-personnel';
const notices = (page: Page) => page.getByRole('region', { name: 'Messages' });
const submit = (page: Page) => page.getByRole('dialog').locator('[type="submit"]');

test(
  'shows a toast on a phone without scrolling after the last contract is saved',
  deep,
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn('owner', space);
    await page.getByRole('button', { name: /98-/ }).last().click();
    const opener = page.getByLabel(/^Modifier la facturation du contrat/).filter({ visible: true });
    await opener.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(300);
    await opener.click();
    await submit(page).click();
    const notice = notices(page).getByRole('status');
    await expect(notice).toHaveText('La facturation du contrat est enregistrée.');
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await expect(opener).toBeFocused();
    await expectAccessible(page);
  },
);

test('keeps a toast open on the next page, and closes the toast after five seconds', async ({
  page,
  signIn,
}) => {
  await signIn('owner', `${space}?modale=name`);
  await submit(page).click();
  await expect(notices(page)).toContainText('Votre identité est enregistrée.');
  await page.getByRole('navigation').getByRole('link', { name: 'Factures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeFocused();
  await expect(notices(page)).toContainText('Votre identité est enregistrée.');
  await expect(notices(page)).toHaveCount(0, { timeout: 7000 });
});

test('moves the focus from a modal to a toast on F6, and back when the toast closes', async ({
  page,
  signIn,
}) => {
  await signIn('owner', `${space}?modale=name`);
  await submit(page).click();
  await expect(notices(page)).toBeVisible();
  await page.getByLabel(/^Modifier votre adresse e-mail/).click();
  const field = page.locator('[name="email"]');
  await field.click();
  const close = notices(page).getByRole('button', { name: 'Fermer' });
  await page.keyboard.press('F6');
  await expect(close).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('F6');
  await expect(field).toBeFocused();
  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await expect(notices(page)).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(page.getByRole('dialog')).toBeVisible();
});
