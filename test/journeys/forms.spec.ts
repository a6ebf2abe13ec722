import type { Page } from '@playwright/test';
import { deep, sampled } from '../deep.ts';
import { newcomer } from '../flows/filledForms.ts';
import { initialPassword } from '../sandbox/accounts.ts';
import { frenchIban, seededBank } from '../sandbox/data/identifiers.ts';
import { expect, test } from './portal.ts';

const contract = 'contrat=981000000037';
const iban = frenchIban(seededBank, '00001', '12345678901');
const boxes = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6].map((box) => [`iban-${box + 1}`, iban.slice(4 * box, 4 * box + 4)]),
);
const email = 'nouveau@scop.example';
const password = 'Nouveau mot 2';

type FormCase = {
  flow: string;
  /** Undefined for a public page. */
  account?: string;
  address: string;
  call: string;
  values: Record<string, string>;
  wrong: [name: string, value: string];
};

const ofOwner = (
  flow: string,
  modal: string,
  path: string,
  values: FormCase['values'],
  wrong: FormCase['wrong'],
): FormCase => ({
  flow,
  account: 'owner',
  address: `/espace-personnel?modale=${modal}`,
  call: `POST /api/${path}`,
  values,
  wrong,
});

const completion = {
  flow: 'profileCompletion',
  account: 'incomplete-profile',
  call: 'POST /api/user/civility',
  values: { entity_name: 'Halles du Port', department_code: 'management' },
  wrong: ['entity_name', ''],
} satisfies Partial<FormCase>;

const forms: FormCase[] = [
  ofOwner(
    'addContract',
    'addContract',
    'user/addContract',
    { reference: '981234567890', identifier: 'AB12', zipcode: '35400' },
    ['zipcode', '3540'],
  ),
  ofOwner('nameEdit', 'name', 'user/civility', { last_name: 'Le Bihan' }, ['last_name', '']),
  ofOwner('emailEdit', 'email', 'user/email', { email, repeated_email: email }, [
    'repeated_email',
    'autre@scop',
  ]),
  ofOwner(
    'passwordEdit',
    'password',
    'user/password',
    { old_password: initialPassword, password, repeated_password: password },
    ['repeated_password', 'Nouveau'],
  ),
  ofOwner('billingEdit', `billing&${contract}`, 'contract/update_info', { billing_zip_code: '35400' }, [
    'billing_zip_code',
    '354',
  ]),
  ofOwner(
    'contactEdit',
    `contact&${contract}`,
    'contract/update_info',
    { email: 'eau@scop.example', phone: '0199000017', mobile_phone: '0639980017' },
    ['mobile_phone', '06'],
  ),
  ofOwner('ibanEdit', `iban&${contract}`, 'contract/update_iban', { holder: 'SCOP 3 Rivières', ...boxes }, [
    'iban-7',
    '0',
  ]),
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

const fill = async (page: Page, flow: string, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`[data-flow="${flow}"] form [name="${name}"]`);
    if (name === 'civility') await control.and(page.locator(`[value="${value}"]`)).check({ force: true });
    else if (name === 'cgu') await control.check({ force: true });
    else if (name === 'department_code') await control.selectOption(value);
    else await control.fill(value);
  }
};

const retype = async (page: Page, name: string, value: string) => {
  await page.locator(`[name="${name}"]`).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type(value);
};

/** Clicks once at the current position of the submit button, which must not move under the pointer. */
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

test('text pasted inside an IBAN shifts the following digits without loss', async ({
  context,
  page,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('owner', `/espace-personnel?modale=iban&${contract}`);
  const box = (number: number) => page.locator(`[name="iban-${number}"]`);
  const values = () =>
    page.locator('[name^="iban-"]').evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+V');
  };
  await box(1).click();
  await page.keyboard.type('FR7630006000');
  await box(2).click();
  await page.keyboard.press('Home');
  await paste('1234 56');
  expect(await values()).toEqual(['FR76', '1234', '5630', '0060', '00', '', '']);
  await expect(box(3)).toBeFocused();
  await paste('0123456789ABCDEF');
  expect(await values()).toEqual(['FR76', '1234', '5630', '0060', '00', '', '']);
  await expect(box(3)).toHaveAccessibleDescription(/28 caractères au plus/);
});

test.describe('one click on the submit button suffices during typing', () => {
  // High enough for a modal without scroll: in a scrolled one, an element may keep its position by chance.
  test.use({ viewport: { width: 1280, height: 1000 } });

  for (const [{ flow, account, address, call, values, wrong }, when] of sampled(forms)) {
    test(`${flow} at ${address}`, when, async ({ page, sandbox, signIn }) => {
      if (account) await signIn(account, address);
      else await page.goto(address);
      const summary = page.locator(`[data-flow="${flow}"]`).getByRole('alert');
      const [name, value] = wrong;
      await fill(page, flow, { ...values, [name]: value });
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

  test('the roles of an invitation', deep, async ({ page, sandbox, signIn }) => {
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
