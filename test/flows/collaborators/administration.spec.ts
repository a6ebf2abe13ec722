import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, tabTo, test } from '../../journeys/portal.ts';
import { accountOf } from '../../sandbox/accounts.ts';
import { type Collaborator, makeCollaborators } from '../../sandbox/customer.ts';

const path = '/espace-admin';
const list = 'GET /api/management/user/list';

const owner = accountOf('owner')!;
const everyone = makeCollaborators(owner, owner.collaborators);
const withAction = (action: Collaborator['actions'][number]) =>
  everyone.find(({ actions }) => actions.includes(action))!;
const displayName = ({ firstName, lastName, email }: Collaborator) =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

const rows = (page: Page) => page.getByRole('table', { name: 'Collaborateurs' }).locator('tbody tr');
const find = async (page: Page, { email }: Collaborator) => {
  await page.getByRole('searchbox').fill(email);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(email);
};
const state = (page: Page, name: string) => page.locator(`[data-flow="collaborators"][data-state="${name}"]`);

const choose = async (page: Page, person: Collaborator, action: string) => {
  await find(page, person);
  await page.getByRole('button', { name: `Actions pour ${displayName(person)}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

const confirm = (page: Page) => page.getByRole('dialog').locator('[type="submit"]');

const deleted = withAction('delete_user');
const promoted = withAction('update_to_admin');
test('deletes a collaborator with one request after a confirmation, then reloads the list', async ({
  page,
  sandbox,
  signIn,
}) => {
  const call = `DELETE /api/management/user/${deleted.id}`;
  const name = displayName(deleted);
  await signIn('owner', path);
  await choose(page, deleted, 'Supprimer');
  await expect(page.getByRole('dialog', { name: `Supprimer ${name} ?` })).toBeVisible();
  await expectAccessible(page);
  expect(await sandbox.calls(call)).toEqual([]);
  await confirm(page).click();
  await expect(
    page.getByRole('status').filter({ hasText: `${name} n’a plus accès au compte.` }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(state(page, 'listed.fresh')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Collaborateurs' })).toBeFocused();
  expect((await sandbox.calls(call)).map(({ body }) => body)).toEqual([null]);
  expect(await sandbox.calls(list)).toHaveLength(2);
  await expect(page.getByRole('searchbox')).toHaveValue(deleted.email);
  await expect(rows(page)).toHaveCount(0);
});

test('promotes a collaborator by keyboard, and returns the focus to the menu on Escape', async ({
  page,
  signIn,
}) => {
  await signIn('owner', path);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(promoted.email);
  const menu = page.getByRole('button', { name: `Actions pour ${displayName(promoted)}`, exact: true });
  await tabTo(menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Nommer administrateur' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(confirm(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'a désormais le rôle' })).toBeVisible();
});

test('shows the result of a deletion in a toast after the user has opened another page', async ({
  hold,
  page,
  signIn,
}) => {
  await signIn('owner', '/espace-facturation');
  await page.getByRole('link', { name: 'Administrer' }).first().click();
  await choose(page, deleted, 'Supprimer');
  const release = await hold(`DELETE /api/management/user/${deleted.id}`);
  await confirm(page).click();
  await state(page, 'acting').waitFor();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeVisible();
  release();
  await expect(page.getByRole('status').filter({ hasText: displayName(deleted) })).toBeVisible();
});
