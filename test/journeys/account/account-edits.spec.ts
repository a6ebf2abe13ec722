import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../portal.ts';

const form = (page: Page, flow: string) => page.locator(`[data-flow="${flow}"] form`);
const submit = (page: Page, flow: string) => form(page, flow).locator('[type="submit"]');
const notice = (page: Page, done: string) => page.getByRole('status').filter({ hasText: done });

const person = { first_name: 'Marie-Noëlle', last_name: 'D’Hervé Le Goff', entity_name: 'SCOP 3 Rivières' };

test('sends a form once after a double click, and closes the modal only after a success', async ({
  hold,
  page,
  sandbox,
  signIn,
}) => {
  const call = 'POST /api/user/civility';
  await signIn('owner', '/espace-personnel');
  const opener = page.getByRole('link', { name: 'Modifier votre identité' });
  await opener.click();
  const release = await hold(call);
  await form(page, 'nameEdit').locator('[name="civility"][value="miss"]').check({ force: true });
  await form(page, 'nameEdit').locator('[name="department_code"]').selectOption('other');
  for (const [name, value] of Object.entries({ ...person, first_name: ' Marie-Noëlle ' }))
    await form(page, 'nameEdit').locator(`[name="${name}"]`).fill(value);
  await expectAccessible(page);
  await submit(page, 'nameEdit').dblclick();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-flow="nameEdit"]')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(notice(page, 'Votre identité est enregistrée.')).toBeVisible();
  await expect(page).toHaveURL(/\/espace-personnel$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect((await sandbox.calls(call)).map(({ body }) => body)).toEqual([
    { civility: 'miss', ...person, department_code: 'other' },
  ]);
  await expect(page.locator('main')).toContainText('Mme Marie-Noëlle D’Hervé Le Goff');
});
