import type { Page } from '@playwright/test';
import { deep } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';
import { expect, test } from './portal.ts';

const tour = (page: Page) => page.getByRole('dialog', { name: 'Votre compte est ici' });
const account = (page: Page) => page.getByRole('button', { name: /Mon compte/ });

const expectDone = async (page: Page) => {
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(tour(page)).toHaveCount(0);
};

test('ends the tour when the user opens the account menu', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn('owner', '/');
  await expect(tour(page)).toBeVisible();
  await page.getByRole('link', { name: 'Transmettre un relevé' }).click({ trial: true, timeout: 5_000 });
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Espace personnel' }).waitFor();
  await expect(tour(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(tour(page)).toHaveCount(0);
  await expectDone(page);
});

test(
  'announces the tour without moving the focus, and stays beside the account button',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', '/');
    await expect(tour(page)).toBeVisible();
    await expect(tour(page).getByRole('status')).toContainText('tout se trouve dans ce menu');
    await expect(page.getByRole('status').filter({ has: tour(page) })).toHaveCount(0);
    expect(await tour(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await expectAccessible(page);
    await account(page).focus();
    await page.keyboard.press('Tab');
    await expect(tour(page).getByRole('button', { name: 'J’ai compris' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tour(page)).toHaveCount(0);
    await expect(account(page)).toBeFocused();
  },
);

test(
  'ends the tour on Escape in its link, and moves the focus to the account button',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', '/');
    await expect(tour(page)).toBeVisible();
    await page.getByRole('link', { name: 'Voir mes factures' }).press('Escape');
    await expect(tour(page)).toHaveCount(0);
    await expect(account(page)).toBeFocused();
    await expectDone(page);
  },
);

test('shows the tour behind a dialog in a window 400 px high', deep, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await signIn('owner', '/?modale=payer');
  await page.getByRole('dialog', { name: 'Comment payer' }).waitFor();
  const layer = (element: Element) => Number(getComputedStyle(element).zIndex);
  const dialog = await page.locator(':has(> * > [role="dialog"]):not(#root, #root *)').last().evaluate(layer);
  expect(await page.locator('#root [role="dialog"]').evaluate(layer)).toBeLessThan(dialog);
});

for (const { width, height, size } of [
  { width: 320, height: 640, size: 100 },
  { width: 320, height: 640, size: 200 },
  { width: 320, height: 256, size: 100 },
  { width: 1280, height: 720, size: 200 },
]) {
  test(
    `shows the whole tour and its button at ${width}×${height} with ${size} % text`,
    deep,
    async ({ page, signIn }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript((percent) => {
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${percent}%`;
        });
      }, size);
      await signIn('owner', '/');
      await expect(tour(page)).toBeInViewport({ ratio: 1 });
      await expect(tour(page).getByRole('button', { name: 'J’ai compris' })).toBeInViewport({ ratio: 1 });
      await tour(page).getByRole('button', { name: 'J’ai compris' }).click();
      await expect(tour(page)).toHaveCount(0);
    },
  );
}

for (const width of [320, 390, 768])
  test(
    `shows the whole focus ring of the account button during the tour at ${width} px`,
    deep,
    async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 640 });
      await signIn('owner', '/espace-personnel');
      const ring = 4;
      const box = await account(page).boundingBox();
      const controls = page.getByRole('banner').locator('a:visible, button:visible');
      const rights = await controls.evaluateAll((all) =>
        all.map((control) => (control.querySelector('svg') ?? control).getBoundingClientRect().right),
      );
      expect((box?.x ?? 0) + (box?.width ?? 0) + ring).toBeLessThanOrEqual(width);
      const nearest = Math.max(...rights.filter((right) => right < (box?.x ?? 0) + ring));
      expect(box?.x ?? 0).toBeGreaterThanOrEqual(nearest + ring);
    },
  );
