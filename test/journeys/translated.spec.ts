import { fillAccount, signupState, submitAccount } from '../flows/filledForms.ts';
import { translatePage } from '../translatePage.ts';
import { expect, test } from './portal.ts';

test('keeps and sends the values of a form that the browser translates during the request', async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(translatePage, true);
  await page.goto('/creation-de-compte', { waitUntil: 'commit' });
  await page.locator('[name="first_name"]').fill('Jeanne');
  await page.locator('#late').waitFor({ state: 'detached' });
  await expect(page.locator('[name="first_name"]')).toHaveValue('Jeanne');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\(en\)$/);
  await page.locator('[name="password"]').pressSequentially('M');
  await expect(page.getByRole('status').filter({ hasText: /: 1 sur / })).toBeAttached();
  await fillAccount(page);
  await submitAccount(page).click();
  await expect(signupState(page, 'attaching')).toBeVisible();
  await page.context().close();
});
