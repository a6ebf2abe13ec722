import type { Page } from '@playwright/test';
import { deep, sampled } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
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

test('lists everyone in a table of ten rows a page, with the values of the response', async ({
  page,
  signIn,
}) => {
  await signIn('owner', path);
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByRole('status').filter({ hasText: '27 collaborateurs, page 1 sur 3' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(
    ['Nom', 'Adresse e-mail', 'Rôle', 'Service', 'Dernière connexion', 'Inscription', 'Actions'],
    { useInnerText: true },
  );
  await expectAccessible(page);
  await find(page, everyone[0]!);
  await expect(rows(page).locator('th, td')).toHaveText([
    'Yann Le Goff',
    owner.email,
    'Titulaire',
    'Direction',
    everyone[0]!.lastLogin!,
    everyone[0]!.registrationDate!,
    '',
  ]);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(rows(page)).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Page suivante' })).toBeDisabled();
});

test('a search ignores case and accents, and announces an empty result', deep, async ({ page, signIn }) => {
  await signIn('owner', path);
  const person = everyone.find(({ firstName }) => firstName && /[éèë]/.test(firstName))!;
  const plain = displayName(person)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase();
  await page.getByRole('searchbox').fill(plain);
  await expect(rows(page).filter({ hasText: person.email })).toHaveCount(1);
  await page.getByRole('searchbox').fill('introuvable');
  await expect(page.getByText('Aucun collaborateur ne correspond à votre recherche')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);
});

test('columns sort both ways, dates as dates, and expose aria-sort', deep, async ({ page, signIn }) => {
  // Narrower windows show cards and a sort list instead of columns.
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('owner', path);
  const header = page.getByRole('columnheader', { name: 'Dernière connexion' });
  const days = everyone.map(({ lastLogin }) => lastLogin).filter((day) => day !== null);
  const sorted = days.map((day) => day.split('/').reverse().join('-')).sort();
  const firstDay = () => rows(page).first().locator('[data-label="Dernière connexion"]').textContent();
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect((await firstDay())?.split('/').reverse().join('-')).toBe(sorted[0]);
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  expect((await firstDay())?.split('/').reverse().join('-')).toBe(sorted.at(-1));
});

const deleted = withAction('delete_user');
const promoted = withAction('update_to_admin');
const invited = withAction('send_invitation');

const actions = [
  {
    name: 'delete',
    person: deleted,
    action: 'Supprimer',
    title: `Supprimer ${displayName(deleted)} ?`,
    call: `DELETE /api/management/user/${deleted.id}`,
    fault: 'DELETE /api/management/user/:id',
    body: null,
    success: `${displayName(deleted)} n’a plus accès au compte.`,
    danger: `La suppression a échoué : ${displayName(deleted)} a toujours accès au compte.`,
  },
  {
    name: 'promote',
    person: promoted,
    action: 'Nommer administrateur',
    title: `Nommer ${displayName(promoted)} administrateur ?`,
    call: 'POST /api/management/user/type',
    fault: 'POST /api/management/user/type',
    body: { type: 'admin', userId: promoted.id },
    success: `${displayName(promoted)} a désormais le rôle Administrateur.`,
    danger: `Le changement de rôle a échoué pour ${displayName(promoted)}.`,
  },
  {
    name: 're-invite',
    person: invited,
    action: 'Renvoyer l’invitation',
    title: `Renvoyer l’invitation à ${displayName(invited)} ?`,
    call: 'POST /api/management/user/invitation',
    fault: 'POST /api/management/user/invitation',
    body: { email: invited.email },
    success: `L’invitation a été renvoyée à ${displayName(invited)}.`,
    danger: `L’invitation n’a pas pu être renvoyée à ${displayName(invited)}.`,
  },
];

for (const [{ name, person, action, title, call, fault, body, success, danger }, when] of sampled(actions)) {
  test(
    `${name}: confirms by name, sends once, shows a toast, and refreshes the list in place`,
    when,
    async ({ page, sandbox, signIn }) => {
      await signIn('owner', path);
      await choose(page, person, action);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expectAccessible(page);
      expect(await sandbox.calls(call)).toEqual([]);
      await confirm(page).click();
      await expect(page.getByRole('status').filter({ hasText: success })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(state(page, 'listed.fresh')).toBeVisible();
      const sent = await sandbox.calls(call);
      expect(sent.map((entry) => entry.body)).toEqual([body]);
      expect(await sandbox.calls(list)).toHaveLength(2);
      await expect(page.getByRole('searchbox')).toHaveValue(person.email);
      await expect(rows(page)).toHaveCount(name === 'delete' ? 0 : 1);
      if (name === 'promote') await expect(rows(page)).toContainText('Administrateur');
      await expectAccessible(page);
    },
  );

  test(`${name}: failures show a red toast and keep the list`, deep, async ({ page, sandbox, signIn }) => {
    await signIn('owner', path);
    const alert = page.getByRole('alert').filter({ hasText: danger });
    await sandbox.failInTurn(fault, ['status=500', 'code=40', 'drop'], {
      attempt: async () => {
        await choose(page, person, action);
        await confirm(page).click();
      },
      expectMessage: async () => {
        await expect(alert).toBeVisible();
        await expect(rows(page)).toContainText(person.email);
        await expectAccessible(page);
        await page.locator('[data-flow="notice"]').getByRole('button', { name: 'Fermer' }).click();
        await expect(alert).toHaveCount(0);
      },
    });
    expect(await sandbox.calls(list)).toHaveLength(1);
  });

  test(`${name}: a 401 redirects to the sign-in, then back here`, deep, async ({ page, sandbox, signIn }) => {
    await signIn('owner', path);
    await sandbox.fail(fault, 'status=401', 1);
    await choose(page, person, action);
    await confirm(page).click();
    await page.waitForURL('**/saml/login?**');
    expect(new URL(page.url()).searchParams.get('RelayState')).toBe(path);
    await page.goto(`${page.url()}&account=owner`);
    await expect(state(page, 'listed.fresh')).toBeVisible();
    expect(page.url().endsWith(path)).toBe(true);
  });
}

test('a row shows only its allowed actions', deep, async ({ page, signIn }) => {
  await signIn('owner', path);
  for (const person of [everyone[0]!, promoted, invited]) {
    await find(page, person);
    const menu = rows(page).getByRole('button');
    await expect(menu).toHaveCount(person.actions.length > 0 ? 1 : 0);
    if (person.actions.length === 0) continue;
    await menu.click();
    const labels = { delete_user: /Supprimer/, send_invitation: /Renvoyer/, update_to_admin: /Nommer/ };
    for (const [action, label] of Object.entries(labels)) {
      const isOffered = person.actions.some((offered) => offered === action);
      await expect(page.getByRole('menuitem', { name: label })).toHaveCount(isOffered ? 1 : 0);
    }
    await page.keyboard.press('Escape');
  }
});

test(
  'toasts stack, close after five seconds, and stay while hovered',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', path);
    await choose(page, invited, 'Renvoyer l’invitation');
    await confirm(page).click();
    const success = page.getByRole('status').filter({ hasText: 'L’invitation a été renvoyée' });
    await success.hover();
    await sandbox.fail('POST /api/management/user/type', 'status=500', 1);
    await find(page, promoted);
    await page
      .getByRole('button', { name: `Actions pour ${displayName(promoted)}`, exact: true })
      .press('Enter');
    await page.getByRole('menuitem', { name: 'Nommer administrateur' }).press('Enter');
    await confirm(page).press('Enter');
    const danger = page.getByRole('alert').filter({ hasText: 'Le changement de rôle a échoué' });
    await expect(danger).toBeVisible();
    await expect(success).toBeVisible();
    await danger.hover();
    await expect(success).toHaveCount(0, { timeout: 7000 });
    await expect(danger).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(danger).toHaveCount(0, { timeout: 7000 });
  },
);

test('a list that fails to load shows an error and a retry', deep, async ({ page, sandbox, signIn }) => {
  await sandbox.fail(list, 'status=500');
  await signIn('owner', path);
  const retry = page.getByRole('button', { name: 'Réessayer' });
  await retry.waitFor();
  await sandbox.heal();
  await sandbox.failInTurn(list, ['status=500', 'code=12', 'html', 'shape', 'drop'], {
    attempt: () => retry.click(),
    expectMessage: async () => {
      await expect(page.getByRole('alert')).toContainText(/erreur technique|injoignable/);
      await expectAccessible(page);
    },
  });
  await retry.click();
  await expect(rows(page)).toHaveCount(10);
});

test('a list that fails to refresh stays, marked as out of date', deep, async ({ page, sandbox, signIn }) => {
  await signIn('owner', path);
  await choose(page, deleted, 'Supprimer');
  await sandbox.fail(list, 'status=500', 1);
  await confirm(page).click();
  await expect(state(page, 'listed.stale')).toBeVisible();
  await expect(page.getByText('La liste affichée n’est peut-être plus à jour')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await expect(rows(page)).toHaveCount(0);
});

test('an empty list of collaborators shows a message', deep, async ({ page, signIn }) => {
  await page.route('**/api/management/user/list', (route) =>
    route.fulfill({ json: { code: '00', managed_users: [] } }),
  );
  await signIn('owner', path);
  await expect(page.getByRole('status').filter({ hasText: 'Aucun collaborateur à afficher' })).toBeVisible();
  await expectAccessible(page);
});

test('promotes a collaborator by keyboard, and keeps the focus in place', async ({ page, signIn }) => {
  await signIn('owner', path);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(promoted.email);
  const menu = page.getByRole('button', { name: `Actions pour ${displayName(promoted)}`, exact: true });
  for (
    let turn = 0;
    turn < 15 && !(await menu.evaluate((button) => button === document.activeElement));
    turn++
  ) {
    await page.keyboard.press('Tab');
  }
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
  while (!(await confirm(page).evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'a désormais le rôle' })).toBeVisible();
});

test('deleting a row moves the focus to the list', deep, async ({ page, signIn }) => {
  await signIn('owner', path);
  await choose(page, deleted, 'Supprimer');
  await confirm(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Collaborateurs' })).toBeFocused();
});

for (const [account, when] of sampled(['simple', 'internal_adviser_simple', 'unknown-role'])) {
  test(`${account} is redirected to the dashboard`, when, async ({ page, sandbox, signIn }) => {
    await signIn(account, path);
    await expect(page).toHaveURL(/\/$/);
    expect(await sandbox.calls(list)).toEqual([]);
  });
}

test('an action in progress after a page change ends in a toast', async ({ hold, page, signIn }) => {
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
