import type { Page } from '@playwright/test';
import { accountForms, fillForm } from '../flows/filledForms.ts';
import { expect, test } from './portal.ts';

const retype = async (page: Page, name: string, value: string) => {
  await page.locator(`[name="${name}"]`).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type(value);
};

/** Clicks the submit button. The button must not move between the press and the release of the pointer. */
const pressSubmit = async (page: Page) => {
  const button = page.getByRole('dialog').locator('[type="submit"]');
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('No submit button is visible');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  expect(await button.boundingBox()).toEqual(box);
  await page.mouse.up();
};

// High window, in which the dialog does not scroll: a scroll could hide a movement of the button.
test.use({ viewport: { width: 1280, height: 1000 } });

test('sends a form on the first click on its button, even if a field has the focus', async ({
  page,
  sandbox,
  signIn,
}) => {
  const { modal, call, values } = accountForms('').addContract;
  await signIn('owner', `/espace-personnel?modale=${modal}`);
  const summary = page.getByRole('dialog').getByRole('alert');
  await fillForm(page, 'addContract', { ...values, zipcode: '3540' });
  await pressSubmit(page);
  await expect(summary).toBeFocused();

  await retype(page, 'zipcode', '3540');
  await pressSubmit(page);
  await expect(summary).toBeFocused();
  expect(await sandbox.calls(call)).toEqual([]);

  await retype(page, 'zipcode', values.zipcode);
  await pressSubmit(page);
  await expect.poll(() => sandbox.calls(call)).toHaveLength(1);
});
