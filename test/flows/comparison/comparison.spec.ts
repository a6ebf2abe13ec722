import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { readWorkbook } from '../../workbook/readWorkbook.ts';

const telemetry = 'POST /api/consumption/telemetry';

const flow = (page: Page) => page.locator('[data-flow="comparison"]');
const button = (page: Page, name: string) => flow(page).getByRole('button', { name });
const sum = (page: Page) => flow(page).getByRole('status').filter({ hasText: 'en tout' });

test('compares three meters by keyboard, reads their total, and saves the table', async ({
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

  // A single meter is not enough: the form shows an error, and its link focuses the checkboxes.
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
  await expectAccessible(page);

  await flow(page).getByRole('listbox').getByRole('option').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAccessibleName(
    /^Février \d{4}\s: A, .*\s; B, .*\s; C, .*\s; somme, /,
  );

  const read = (await sum(page).textContent()) ?? '';
  const [, total = ''] = /:\s([\d\s,]+)\sm³ en tout/.exec(read) ?? [];
  const download = async (name: string) => {
    const saved = page.waitForEvent('download');
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    return saved;
  };
  const file = await download('Tableau CSV');
  expect(file.suggestedFilename()).toMatch(/^Comparaison_\d{4}\.csv$/);
  await expect(flow(page)).toContainText('.csv est enregistré : 3 compteurs.'.replace(' :', '\u00a0:'));
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(1 + 12 + 1);
  const figures = lines
    .slice(1)
    .map((line) => line.split(';').slice(2, 6))
    .map((cells) => cells.map((cell) => Number(cell.replace(',', '.'))));
  const [months, [a = 0, b = 0, c = 0, written = 0] = []] = [figures.slice(0, -1), figures.at(-1)];
  for (const [first = 0, second = 0, third = 0, all] of figures)
    expect(all).toBeCloseTo(first + second + third, 3);
  for (const [column, whole] of [a, b, c].entries())
    expect(whole).toBeCloseTo(
      months.reduce((sum, month) => sum + (month[column] ?? 0), 0),
      3,
    );
  expect(written).toBe(Number(total.replace(/\s/g, '').replace(',', '.')));

  const book = await download('Tableau Excel');
  expect(book.suggestedFilename()).toMatch(/^Comparaison_\d{4}\.xlsx$/);
  const { rows } = (await readWorkbook(await readFile(await book.path()))).sheet('Comparaison');
  expect(rows).toHaveLength(1 + 12 + 1);
  expect(rows[0]?.map((cell) => cell?.value).slice(2, 6)).toEqual([
    expect.stringMatching(/^A · .* \(m³\)$/),
    expect.stringMatching(/^B · .* \(m³\)$/),
    expect.stringMatching(/^C · .* \(m³\)$/),
    'Somme (m³)',
  ]);
  expect(rows.at(-1)?.[5]?.value).toBe(written);
});

test('a failed meter is named and retried separately; the other meters stay', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/espace-consommation/comparaison');
  const boxes = flow(page).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible({ timeout: 30_000 });
  const labels = flow(page)
    .locator('label')
    .filter({ has: page.getByRole('checkbox') });
  for (const rank of [0, 1, 2]) await labels.nth(rank).click();
  await sandbox.fail(telemetry, 'status=500', 1);
  await button(page, 'Comparer').click();
  await expect(flow(page)).toContainText('1 compteur n’a pas pu être lu');
  await expect(sum(page)).toContainText(/pour 2 compteurs\..*Cette somme est incomplète/);
  const before = (await sandbox.calls(telemetry)).length;
  await button(page, 'Redemander ce compteur').click();
  await expect(sum(page)).toContainText('pour 3 compteurs');
  expect((await sandbox.calls(telemetry)).length).toBe(before + 1);

  await flow(page).getByRole('radio', { name: 'Par jour' }).click();
  await expect(page).toHaveURL(/&periode=\d{4}-\d{2}$/);
  await expect(sum(page)).toContainText('pour 3 compteurs');
  await page.reload();
  await expect(sum(page)).toContainText('pour 3 compteurs', { timeout: 30_000 });
  await expect(flow(page).getByRole('row')).toHaveCount(
    (await flow(page).getByRole('listbox').getByRole('option').count()) + 2,
  );
  await page.goBack();
  await expect(page).not.toHaveURL(/periode=/);
  await expect(flow(page).getByRole('listbox').getByRole('option')).toHaveCount(12);
});

test('an invalid parameter of the address shows a message', async ({ page, signIn }) => {
  await signIn('owner', '/espace-consommation/comparaison?compteurs=98/inconnu&periode=1999');
  await expect(flow(page)).toContainText('1 compteur n’est pas un compteur télérelevé de votre compte.', {
    timeout: 30_000,
  });
  await expect(flow(page)).toContainText('l’année en cours est retenue');
});
