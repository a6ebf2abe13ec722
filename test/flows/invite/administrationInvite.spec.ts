import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { accountOf } from '../../sandbox/accounts.ts';
import { type Collaborator, makeCollaborators } from '../../sandbox/customer.ts';

const path = '/espace-admin';
const check = 'POST /api/management/user/emails';
const send = 'POST /api/management/user';
const list = 'GET /api/management/user/list';

const owner = accountOf('owner')!;
const everyone = makeCollaborators(owner, owner.collaborators);
const emailOf = (type: Collaborator['type']) => everyone.find((person) => person.type === type)!.email;

const simple = emailOf('simple');
const admin = emailOf('admin');
const fresh = 'Nouvelle.Personne@mairie.example';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Inviter des collaborateurs' });
const field = (page: Page) => page.locator('[name="emails"]');
const submit = (page: Page) => dialog(page).locator('[type="submit"]');
const tags = (page: Page) => page.getByRole('list', { name: 'Adresses saisies' }).getByRole('listitem');
const state = (page: Page, name: string) => page.locator(`[data-flow="invite"][data-state="${name}"]`);
const enter = async (page: Page, ...emails: string[]) => {
  for (const email of emails) {
    await field(page).pressSequentially(email);
    await field(page).press('Enter');
  }
};

test('invites a new person, a simple user and an administrator', async ({ page, sandbox, signIn }) => {
  await signIn('owner', path);
  const opener = page.getByRole('link', { name: 'Inviter des collaborateurs' });
  await opener.click();
  await expect(page).toHaveURL(/\/espace-admin\?modale=invite$/);
  await expect(page.getByRole('heading', { name: 'Étape 1 sur 3 Adresses e-mail' })).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAccessibleDescription('Ajoutez au moins une adresse pour continuer.');
  await expectAccessible(page);
  await enter(page, fresh, simple, admin);
  await expect(tags(page)).toHaveText([fresh, simple, admin]);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Étape 2 sur 3 Rôles' })).toBeFocused();
  expect((await sandbox.calls(check)).map(({ body }) => body)).toEqual([{ emails: [fresh, simple, admin] }]);
  await expectAccessible(page);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Étape 3 sur 3 Confirmation' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '3 invitations sont envoyées' })).toBeVisible();
  expect((await sandbox.calls(send)).map(({ body }) => body)).toEqual([
    [
      { type: 'simple', email: fresh },
      { type: 'simple', email: simple },
      { type: 'admin', email: admin },
    ],
  ]);
  await expectAccessible(page);
  await expect.poll(async () => (await sandbox.calls(list)).length).toBe(2);
  await page.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/espace-admin$/);
  await expect(opener).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '28 collaborateurs' })).toBeVisible();
  expect(await sandbox.calls(list)).toHaveLength(2);
  await opener.click();
  await expect(tags(page)).toHaveCount(0);
});

test('shows the result of an invitation in a toast after Back, and reloads the list', async ({
  hold,
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', path);
  await page.getByRole('link', { name: 'Inviter des collaborateurs' }).click();
  await enter(page, fresh);
  await submit(page).click();
  const release = await hold(send);
  await submit(page).click();
  await state(page, 'inviting').waitFor();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  const { length } = await sandbox.calls(list);
  release();
  await expect(page.getByRole('status').filter({ hasText: 'L’invitation est envoyée' })).toBeVisible();
  await expect.poll(async () => (await sandbox.calls(list)).length).toBe(length + 1);
});
