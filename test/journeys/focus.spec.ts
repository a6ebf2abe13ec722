import type { Page } from '@playwright/test';
import { deep } from '../deep.ts';
import { accountOf } from '../sandbox/accounts.ts';
import { makeCollaborators } from '../sandbox/customer.ts';
import { expect, test } from './portal.ts';

const list = 'GET /api/management/user/list';
const section = (page: Page) => page.getByRole('region', { name: 'Collaborateurs' });
const actions = (page: Page) => page.getByRole('button', { name: /^Actions pour/ });
const isLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);

const press = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
};

test('moves the focus to the list that « Réessayer » has loaded', deep, async ({ page, sandbox, signIn }) => {
  await sandbox.fail(list, 'status=500');
  await signIn('owner', '/espace-admin');
  await expect(page.getByRole('alert')).toBeVisible();
  await press(page, 'Réessayer');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => isLost(page)).toBe(false);
  await sandbox.heal();
  await press(page, 'Réessayer');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('27 collaborateurs');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('moves the focus to the next row after the deletion of a row', async ({ page, signIn }) => {
  const owner = accountOf('owner')!;
  const isDeletable = (email: string) =>
    makeCollaborators(owner, owner.collaborators).some(
      (person) => person.email === email && person.actions.includes('delete_user'),
    );
  await signIn('owner', '/espace-admin');
  const rows = page.locator('tbody tr').filter({ has: actions(page) });
  await rows.first().waitFor();
  const emails = await rows.evaluateAll((found) =>
    found.map((row) => row.querySelector('[data-label="Adresse e-mail"]')?.textContent ?? ''),
  );
  const rank = emails.findIndex((email, index) => isDeletable(email) && index < emails.length - 1);
  const next = await actions(page)
    .nth(rank + 1)
    .getAttribute('aria-label');
  await actions(page).nth(rank).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Supprimer' }).press('Enter');
  await page.getByRole('dialog').locator('[type="submit"]').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '26 collaborateurs' })).toBeVisible();
  await expect(page.getByRole('button', { name: next!, exact: true })).toBeFocused();
});

for (const width of [320, 1280]) {
  test(
    `focuses the top of a list after a page change, and announces the page (${width} px)`,
    deep,
    async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 640 });
      await signIn('owner', '/espace-admin');
      const second = page.getByRole('button', { name: 'Page 2' });
      await second.click();
      await expect(section(page)).toBeFocused();
      await expect(page.locator('p', { hasText: '27 collaborateurs, page 2 sur 3' })).toBeInViewport();
      await press(page, 'Page suivante');
      await expect(section(page)).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'page 3 sur 3' })).toHaveCount(1);
      await expect(page.locator('p', { hasText: 'page 3 sur 3' })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const places = await page
        .getByRole('navigation', { name: 'Pages' })
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
      for (const { left, right, width: room } of places) {
        expect(room).toBeGreaterThanOrEqual(36);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
    },
  );
}
