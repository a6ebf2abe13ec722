import { expect, type Page, test } from '@playwright/test';
import { deep } from '../deep.ts';
import { expectAccessible } from '../expectAccessible.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Poser une question sur tous les parcours' });
const results = (page: Page) => page.getByRole('list', { name: 'Réponses' }).getByRole('button');
const at = (page: Page, flow: string, state: string) =>
  expect(page.locator(`#root > [data-flow="${flow}"]`)).toHaveAttribute('data-state', state);

test(
  'a question of another flow opens on the moment that answers, on the chart and on the screen',
  deep,
  async ({ page }) => {
    await page.goto('?flow=addContract&appearance=light');
    await box(page).fill('que voit le client si la banque refuse le compte ?');
    const answer = results(page).filter({ hasText: 'compte refusé' });
    await expect(answer).toContainText('Mettre en place le prélèvement automatique');
    await expect(answer).toContainText('«\u00a0Ce compte ne peut pas être prélevé.\u00a0»');
    await answer.click();
    await at(page, 'directDebit', 'choosing');
    await expect(page).toHaveURL(/flow=directDebit.*moves=/);
    await expect(page.locator('iframe[data-screen]').contentFrame().getByRole('alert')).toContainText(
      'Ce compte ne peut pas être prélevé.',
    );
    await expect(results(page)).toHaveCount(0);
  },
);

test('a question is put and answered by keyboard alone, and axe finds nothing', async ({ page }) => {
  await page.goto('?flow=addContract&appearance=light');
  await box(page).focus();
  await page.keyboard.type('service indisponible');
  // Every path of every flow is read first.
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ moments$/, { timeout: 60_000 });
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  const flow = (await results(page).first().getAttribute('data-result')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.locator('#root > [data-flow]')).toHaveAttribute('data-flow', flow);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(' !');
  await page.keyboard.press('Escape');
  await expect(results(page)).toHaveCount(0);
});
