import type { Page } from '@playwright/test';
import { deep, sampled } from '../deep.ts';
import { type AccountForm, accountForms, fillForm, newcomer } from '../flows/filledForms.ts';
import { expect, test } from './portal.ts';

const contract = '981000000037';

type FormCase = Pick<AccountForm, 'call' | 'values' | 'wrong'> & {
  flow: string;
  account?: string;
  address: string;
};

const completion = {
  flow: 'profileCompletion',
  account: 'incomplete-profile',
  call: 'POST /api/user/civility',
  values: { entity_name: 'Halles du Port', department_code: 'management' },
  wrong: ['entity_name', ''],
} satisfies Partial<FormCase>;

const forms: FormCase[] = [
  ...Object.entries(accountForms(contract)).map(([flow, form]) => ({
    ...form,
    flow,
    account: 'owner',
    address: `/espace-personnel?modale=${form.modal}`,
  })),
  { ...completion, address: '/' },
  { ...completion, address: '/renseignement-profil' },
  {
    flow: 'signup',
    address: '/creation-de-compte',
    call: 'POST /user/registration',
    values: { civility: 'miss', ...newcomer, cgu: 'on' },
    wrong: ['repeated_password', 'Motdepasse'],
  },
];

const retype = async (page: Page, name: string, value: string) => {
  await page.locator(`[name="${name}"]`).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type(value);
};

/** Clicks at the position of the submit button, which must not move before the click. */
const pressSubmit = async (page: Page, flow: string) => {
  const button = page.locator(`[data-flow="${flow}"] [type="submit"]`);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('No submit button in sight');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  expect(await button.boundingBox()).toEqual(box);
  await page.mouse.up();
};

test.describe('sends the form by one click on its submit button while a field has the focus', () => {
  // High enough to show a modal without scrolling: a scroll could hide a move of the button.
  test.use({ viewport: { width: 1280, height: 1000 } });

  for (const [{ flow, account, address, call, values, wrong }, when] of sampled(forms)) {
    test(`submits the form ${flow} at ${address}`, when, async ({ page, sandbox, signIn }) => {
      if (account) await signIn(account, address);
      else await page.goto(address);
      const summary = page.locator(`[data-flow="${flow}"]`).getByRole('alert');
      const [name, value] = wrong;
      await fillForm(page, flow, { ...values, [name]: value });
      await pressSubmit(page, flow);
      await expect(summary).toBeFocused();

      await retype(page, name, value);
      await pressSubmit(page, flow);
      await expect(summary).toBeFocused();
      expect(await sandbox.calls(call)).toEqual([]);

      await retype(page, name, values[name] ?? '');
      await pressSubmit(page, flow);
      await expect.poll(() => sandbox.calls(call)).toHaveLength(1);
    });
  }

  test('submits an invitation again with another role', deep, async ({ page, sandbox, signIn }) => {
    const call = 'POST /api/management/user';
    await signIn('owner', '/espace-admin?modale=invite');
    await page.locator('[name="emails"]').pressSequentially('nouvelle@mairie.example');
    await page.keyboard.press('Enter');
    await pressSubmit(page, 'invite');
    await sandbox.fail(call, 'status=500', 1);
    const roles = page.getByRole('radiogroup');
    await roles.getByText('Administrateur').click();
    await pressSubmit(page, 'invite');
    await expect(page.locator('[data-flow="invite"]').getByRole('alert')).toBeFocused();
    await roles.getByText('Utilisateur').click();
    await pressSubmit(page, 'invite');
    await expect(page.locator('[data-flow="invite"][data-state="invited"]')).toBeVisible();
    expect(await sandbox.calls(call)).toHaveLength(2);
  });
});
