import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';

const flow = (page: Page) => page.locator('[data-flow="comparison"]');
const button = (page: Page, name: string) => flow(page).getByRole('button', { name });
const sum = (page: Page) => flow(page).getByRole('status').filter({ hasText: 'en tout' });

test('compares three meters by keyboard, shows their total, and saves the table as a file', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/espace-consommation');
  await page.getByRole('link', { name: 'Comparer des compteurs' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/espace-consommation\/comparaison$/);
  const boxes = flow(page).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  await boxes.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(flow(page).getByRole('alert')).toContainText('Cochez au moins deux compteurs.');
  await expect(flow(page).getByRole('alert')).toBeFocused();
  for (const rank of [1, 2]) {
    await boxes.nth(rank).focus();
    await page.keyboard.press('Space');
  }
  await button(page, 'Comparer').focus();
  await page.keyboard.press('Enter');
  await expect(sum(page)).toContainText(/\sm³ en tout, pour 3 compteurs\./, { timeout: 30_000 });
  await expect(page).toHaveURL(/\?compteurs=.+&compteurs=.+&compteurs=[^&]+$/);

  await flow(page).getByRole('listbox').getByRole('option').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAccessibleName(
    /^Février \d{4}\s: A, .*\s; B, .*\s; C, .*\s; somme, /,
  );

  const read = (await sum(page).textContent()) ?? '';
  const [, total = ''] = /:\s([\d\s,]+)\sm³ en tout/.exec(read) ?? [];
  const saved = page.waitForEvent('download');
  await button(page, 'Tableau CSV').focus();
  await page.keyboard.press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^Comparaison_\d{4}\.csv$/);
  await expect(flow(page)).toContainText('.csv est enregistré : 3 compteurs.'.replace(' :', '\u00a0:'));
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(1 + 12 + 1);
  const written = lines.at(-1)?.split(';')[5]?.replace(',', '.');
  expect(Math.round(Number(written))).toBe(Number(total.replace(/\s/g, '')));
});

test('restores the meters and the period of a comparison from the URL after a reload and Back', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/espace-consommation/comparaison');
  const labels = flow(page)
    .locator('label')
    .filter({ has: page.getByRole('checkbox') });
  await expect(labels.first()).toBeVisible({ timeout: 30_000 });
  for (const rank of [0, 1, 2]) await labels.nth(rank).click();
  await button(page, 'Comparer').click();
  await expect(sum(page)).toContainText('pour 3 compteurs');
  await flow(page).getByRole('radio', { name: 'Par jour' }).click();
  await expect(page).toHaveURL(/&periode=\d{4}-\d{2}$/);
  await expect(sum(page)).toContainText('pour 3 compteurs');
  await page.reload();
  await expect(sum(page)).toContainText('pour 3 compteurs', { timeout: 30_000 });
  await page.goBack();
  await expect(page).not.toHaveURL(/periode=/);
  await expect(flow(page).getByRole('listbox').getByRole('option')).toHaveCount(12);
});
