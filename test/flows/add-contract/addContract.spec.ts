import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';

const address = '/espace-personnel?modale=addContract';
const call = 'POST /api/user/addContract';
const sent = { reference: '981234567890', identifier: 'AB12', zipcode: '35400' };

const type = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name="${name}"]`).pressSequentially(value);
  }
};

const submit = (page: Page) => page.locator('[data-flow="addContract"] [type="submit"]');

test('sends the reference of a new contract without separators, and reloads the profile', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/espace-personnel');
  const opener = page.getByRole('link', { name: 'Ajouter un contrat' });
  await opener.click();
  await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
  await expectAccessible(page);
  await type(page, { ...sent, reference: '98a-1234.567,890' });
  await expect(page.locator('[name="reference"]')).toHaveValue('98-1234-5678-90');
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Le contrat a été ajouté' })).toBeVisible();
  await expect(page).toHaveURL(/\/espace-personnel$/);
  await expect(opener).toBeFocused();
  expect((await sandbox.calls(call)).map(({ body }) => body)).toEqual([sent]);
  await page.getByRole('searchbox').fill(sent.reference);
  await expect(page.getByRole('button', { name: /98-1234-5678-90/ })).toBeVisible();
});
