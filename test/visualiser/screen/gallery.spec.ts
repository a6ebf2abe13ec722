import { expect, test } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  }),
);

test(
  'all the screens of a flow are shown at once, as they come into view, and each opens there',
  deep,
  async ({ page }) => {
    await page.goto('?flow=directDebit&appearance=light&gallery=1');
    const cards = page.locator('[data-gallery-state]');
    await expect(cards.first().locator('[data-agrees="true"]')).toHaveCount(1);
    await expect(cards.last().locator('iframe')).toHaveCount(0);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last().locator('[data-agrees="true"]')).toHaveCount(1);

    const card = page.locator('[data-gallery-state="inPlace"]');
    await card.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('body > #root > [data-flow]')).toHaveAttribute('data-state', 'inPlace');
    await expect(page.locator('iframe[data-screen]')).toHaveCount(1);
  },
);

test('what a failure shows otherwise has a card of its own', deep, async ({ page }) => {
  await page.goto('?flow=addContract&appearance=light&gallery=1');
  const cards = page.locator('[data-gallery-state="editing"]');
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(1).frameLocator('iframe').getByRole('alert')).toBeVisible();
});

for (const appearance of ['light', 'dark'])
  test(
    `the gallery is printed once each screen is there, and anyone can read it, ${appearance}`,
    deep,
    async ({ page }) => {
      await page.goto(`?flow=addContract&appearance=${appearance}&gallery=1`);
      await page.getByRole('button', { name: 'Imprimer tous les écrans' }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', '');
      const count = await page.locator('[data-gallery-state]').count();
      await expect(page.locator('[data-gallery] [data-agrees="true"]')).toHaveCount(count);
      await expectAccessible(page);
    },
  );
