import type { Page } from '@playwright/test';
import { deep, sampled } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { magic } from '../../sandbox/resources/contracts.ts';

const address = '/espace-personnel?modale=addContract';
const call = 'POST /api/user/addContract';

const type = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name="${name}"]`).pressSequentially(value);
  }
};

const typed = (page: Page) =>
  page
    .locator('[data-flow="addContract"] form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));

const submit = (page: Page) => page.locator('[data-flow="addContract"] [type="submit"]');

const state = (page: Page, name: string) => page.locator(`[data-flow="addContract"][data-state="${name}"]`);

test('a contract is added: separators accepted, clean values sent, profile reloaded', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/espace-personnel');
  const opener = page.getByRole('link', { name: 'Ajouter un contrat' });
  await opener.click();
  await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`));
  await expectAccessible(page);
  await type(page, { reference: '98-1234.567,890', identifier: 'AB12', zipcode: '35400' });
  expect(await typed(page)).toEqual({ reference: '98-1234.567,890', identifier: 'AB12', zipcode: '35400' });
  await submit(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Le contrat a été ajouté' })).toBeVisible();
  await expect(page).toHaveURL(/\/espace-personnel$/);
  await expect(opener).toBeFocused();
  const [sent, ...more] = await sandbox.calls(call);
  expect(sent?.body).toEqual({ reference: '981234567890', identifier: 'AB12', zipcode: '35400' });
  expect(more).toEqual([]);
  await page.getByRole('searchbox').fill('981234567890');
  await expect(page.getByRole('button', { name: /98-1234-5678-90/ })).toBeVisible();
});

const valid = { reference: '981234567890', identifier: 'AB12', zipcode: '35400' };

const wrong = [
  ['reference', '97-1234.567,890', 'Saisissez les 12 chiffres de la référence'],
  ['reference', '98123456789', 'Saisissez les 12 chiffres de la référence'],
  ['identifier', 'AB1', 'Saisissez les 4 caractères de l’identifiant'],
  ['zipcode', '3540', 'Saisissez les 5 chiffres du code postal'],
] as const;

test(
  'invalid values are refused before any call, with field errors and a summary',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', address);
    for (const [name, value, message] of wrong) {
      const values = { ...valid, [name]: value };
      for (const [field, text] of Object.entries(values)) await page.locator(`[name="${field}"]`).fill(text);
      await submit(page).click();
      const field = page.locator(`[name="${name}"]`);
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(page.locator('[aria-invalid="true"]')).toHaveAttribute('name', name);
      const summary = page.getByRole('dialog').getByRole('alert');
      await expect(summary).toBeFocused();
      await summary.getByRole('button', { name: new RegExp(message) }).click();
      await expect(field).toBeFocused();
      await expectAccessible(page);
      expect(await typed(page)).toEqual(values);
    }
    expect(await sandbox.calls(call)).toEqual([]);
  },
);

test('the reference field ignores letters', deep, async ({ page, signIn }) => {
  await signIn('owner', address);
  await type(page, { reference: '98ab12 34' });
  await expect(page.locator('[name="reference"]')).toHaveValue('981234');
});

test(
  'a refusal shows the message of the back office and keeps the typed values',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', address);
    const values = { ...valid, reference: magic.unknownReference };
    await type(page, values);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Ce contrat n’a pas été trouvé');
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await typed(page)).toEqual(values);
    await expectAccessible(page);
  },
);

test('a refusal of one field shows at that field', deep, async ({ page, signIn }) => {
  await signIn('owner', address);
  await type(page, { ...valid, identifier: magic.wrongIdentifier });
  await submit(page).click();
  await expect(page.locator('[name="identifier"]')).toHaveAccessibleDescription(
    /ne correspond pas à la référence/,
  );
});

test(
  'technical failures show an error and keep the values; a retry succeeds',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', address);
    await type(page, valid);
    await sandbox.failInTurn(call, ['status=500', 'code=12', 'html', 'empty', 'drop'], {
      attempt: () => submit(page).click(),
      expectMessage: async () => {
        await expect(page.getByRole('alert')).toBeVisible();
        await expect(state(page, 'editing')).toBeVisible();
        expect(await typed(page)).toEqual(valid);
      },
    });
    await submit(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Le contrat a été ajouté' })).toBeVisible();
  },
);

test(
  'a double click sends one call, and the dialog stays open meanwhile',
  deep,
  async ({ hold, page, sandbox, signIn }) => {
    await signIn('owner', address);
    const release = await hold(call);
    await type(page, valid);
    await submit(page).dblclick();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[data-flow="addContract"]')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('status').filter({ hasText: 'Le contrat a été ajouté' })).toBeVisible();
    expect(await sandbox.calls(call)).toHaveLength(1);
  },
);

test('Back during the sending: the result shows in a toast, and the list is refreshed', async ({
  hold,
  page,
  signIn,
}) => {
  await signIn('owner', '/espace-personnel');
  await page.getByRole('link', { name: 'Ajouter un contrat' }).click();
  const release = await hold(call);
  await type(page, valid);
  await submit(page).click();
  await expect(page.locator('[data-flow="addContract"]')).toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Le contrat a été ajouté' })).toBeVisible();
  await page.getByRole('searchbox').fill(valid.reference);
  await expect(page.getByRole('button', { name: /98-1234-5678-90/ })).toBeVisible();
});

for (const [[account, isOpen], when] of sampled([
  ['internal_adviser_simple', false],
  ['internal_adviser_admin', true],
  ['owner', true],
] as const)) {
  test(`${account} ${isOpen ? 'may' : 'may not'} send the form`, when, async ({ page, sandbox, signIn }) => {
    await signIn(account, address);
    await expect(submit(page)).toBeEnabled({ enabled: isOpen });
    if (isOpen) return;
    await expect(submit(page)).toHaveAccessibleDescription(/vous ne pouvez pas rattacher de contrat/);
    await type(page, valid);
    await page.locator('[name="zipcode"]').press('Enter');
    await expectAccessible(page);
    expect(await sandbox.calls(call)).toEqual([]);
  });
}
