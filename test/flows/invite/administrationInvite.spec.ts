import type { Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { leave } from '../../journeys/account/leaveQuestion.ts';
import { expect, test } from '../../journeys/portal.ts';
import { accountOf } from '../../sandbox/accounts.ts';
import { type Collaborator, makeCollaborators } from '../../sandbox/customer.ts';
import { blockedEmail } from '../../sandbox/resources/management.ts';

const path = '/espace-admin';
const address = `${path}?modale=invite`;
const check = 'POST /api/management/user/emails';
const send = 'POST /api/management/user';
const list = 'GET /api/management/user/list';

const owner = accountOf('owner')!;
const everyone = makeCollaborators(owner, owner.collaborators);
const emailOf = (type: Collaborator['type']) => everyone.find((person) => person.type === type)!.email;

const simple = emailOf('simple');
const admin = emailOf('admin');
const fresh = 'Nouvelle.Personne@mairie.example';
const other = 'autre@mairie.example';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Inviter des collaborateurs' });
const field = (page: Page) => page.locator('[name="emails"]');
const submit = (page: Page) => dialog(page).locator('[type="submit"]');
const tags = (page: Page) => page.getByRole('list', { name: 'Adresses saisies' }).getByRole('listitem');
const state = (page: Page, name: string) => page.locator(`[data-flow="invite"][data-state="${name}"]`);
const role = (page: Page, email: string, name: string) =>
  page.getByRole('radiogroup', { name: email }).getByRole('radio', { name });

const enter = async (page: Page, ...emails: string[]) => {
  for (const email of emails) {
    await field(page).pressSequentially(email);
    await field(page).press('Enter');
  }
};

const paste = (page: Page, text: string) =>
  field(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('invites three addresses as new, simple and administrator', async ({ page, sandbox, signIn }) => {
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
  await expectAccessible(page);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Étape 2 sur 3 Rôles' })).toBeFocused();
  expect((await sandbox.calls(check)).map(({ body }) => body)).toEqual([{ emails: [fresh, simple, admin] }]);
  await expect(role(page, fresh, 'Utilisateur')).toBeChecked();
  await expect(page.getByRole('radiogroup')).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: simple })).toContainText(
    'Rôle actuel : Utilisateur',
  );
  await expect(page.getByRole('listitem').filter({ hasText: admin })).toContainText(
    'Rôle actuel : Administrateur',
  );
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

test('roles are set one by one; Back keeps addresses and roles', deep, async ({ page, sandbox, signIn }) => {
  await signIn('owner', address);
  await enter(page, fresh, other);
  await submit(page).click();
  await role(page, other, 'Administrateur').click({ force: true });
  await page.getByRole('button', { name: 'Revenir aux adresses' }).click();
  await expect(page.getByRole('heading', { name: 'Étape 1 sur 3' })).toBeFocused();
  await expect(tags(page)).toHaveText([fresh, other]);
  await submit(page).click();
  await expect(role(page, fresh, 'Utilisateur')).toBeChecked();
  await expect(role(page, other, 'Administrateur')).toBeChecked();
  await submit(page).click();
  await expect(page.getByText('2 invitations sont envoyées')).toBeVisible();
  expect((await sandbox.calls(send)).map(({ body }) => body)).toEqual([
    [
      { type: 'simple', email: fresh },
      { type: 'admin', email: other },
    ],
  ]);
});

test('Enter, Tab, space, comma and semicolon end an address', deep, async ({ page, signIn }) => {
  await signIn('owner', address);
  const ended: string[] = [];
  for (const [rank, separator] of ['Enter', 'Tab', 'Space', ',', ';'].entries()) {
    const email = `personne${rank}@mairie.example`;
    await field(page).pressSequentially(email);
    await field(page).press(separator);
    ended.push(email);
    await expect(tags(page)).toHaveText(ended);
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  }
});

/** Presses with mouse events and expects that the press does not move the button. */
const press = async (page: Page, name: string) => {
  const button = dialog(page).getByRole('button', { name, exact: true }).last();
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  if (!before) throw new Error(`${name} is not there`);
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  expect(await button.boundingBox()).toEqual(before);
  await page.mouse.up();
};

test('« Continuer » right after typing accepts the address', deep, async ({ page, sandbox, signIn }) => {
  await signIn('owner', address);
  await field(page).click();
  await page.keyboard.type(fresh);
  await press(page, 'Continuer');
  await expect(state(page, 'assigning')).toBeVisible();
  expect((await sandbox.calls(check)).map(({ body }) => body)).toEqual([{ emails: [fresh] }]);
});

test('« Annuler » right after typing leaves', deep, async ({ page, signIn }) => {
  await signIn('owner', address);
  await field(page).click();
  await page.keyboard.type(fresh);
  await press(page, 'Annuler');
  await expect(page).toHaveURL(/\/espace-admin$/);
});

test(
  'a malformed address stays with an error; corrected, it is accepted',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', address);
    await field(page).click();
    await page.keyboard.type('nouvelle@');
    await press(page, 'Continuer');
    await expect(dialog(page).getByRole('alert')).toBeFocused();
    await expect(field(page)).toHaveValue('nouvelle@');
    await expect(field(page)).toHaveAccessibleDescription(/Le format n’est pas valide\.$/);
    await expectAccessible(page);
    await field(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type('mairie.example');
    await press(page, 'Continuer');
    await expect(state(page, 'assigning')).toBeVisible();
    expect((await sandbox.calls(check)).map(({ body }) => body)).toEqual([
      { emails: ['nouvelle@mairie.example'] },
    ]);
  },
);

test(
  'a list pasted from a mail program loses names and duplicates',
  deep,
  async ({ context, page, signIn }) => {
    await signIn('owner', address);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(
      (list) => navigator.clipboard.writeText(list),
      'Jean Dupont <jean@x.fr>; "Durand, Marie" <marie@x.fr>,\nmailto:luc@x.fr, <JEAN@x.fr>',
    );
    await field(page).click();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(tags(page)).toHaveText(['jean@x.fr', 'marie@x.fr', 'luc@x.fr']);
    await expect(page.getByText('JEAN@x.fr était déjà saisie')).toBeVisible();
  },
);

test('recognises known users regardless of case', deep, async ({ page, signIn }) => {
  await signIn('owner', address);
  await page.route('**/api/management/user/emails', (route) =>
    route.fulfill({ json: { code: '00', emails: { 'anne@x.fr': 'admin' } } }),
  );
  await enter(page, 'Anne@X.fr');
  await press(page, 'Continuer');
  await expect(page.getByRole('listitem').filter({ hasText: 'Anne@X.fr' })).toContainText(
    'Rôle actuel : Administrateur',
  );
});

test('Tab leaves an empty field, and the typed text stays', deep, async ({ page, signIn }) => {
  await signIn('owner', address);
  await field(page).pressSequentially(fresh);
  await field(page).press('Shift+Tab');
  await expect(tags(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue(fresh);
  await field(page).focus();
  await field(page).press('Enter');
  await expect(tags(page)).toHaveText([fresh]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Retirer ${fresh}` })).toBeFocused();
});

test(
  '200 pasted addresses: marks 5 invalid ones, merges and reports 7 duplicates',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', address);
    const right = Array.from({ length: 188 }, (_, rank) => `personne${rank}@mairie.example`);
    const wrong = ['sans-arobase', 'rien@', '@rien.example', 'deux@@mairie.example', 'point@mairie'];
    const marks = [', ', ';', '\n', '\t', ' ', '\r\n'];
    const all = [...wrong, ...right, ...right.slice(0, 7)];
    await paste(page, all.map((email, rank) => email + marks[rank % marks.length]).join(''));
    await expect(tags(page)).toHaveCount(193);
    const errors = tags(page).filter({ hasText: 'Le format n’est pas valide.' });
    await expect(errors).toHaveCount(5);
    await expect(
      page.getByText('193 adresses. 5 à corriger. 7 déjà saisies, gardées une seule fois.'),
    ).toBeVisible();
    await expect(submit(page)).toHaveAccessibleDescription(/dont le format n’est pas valide/);
    await expectAccessible(page);
    for (const email of wrong)
      await page.getByRole('button', { name: `Retirer ${email}`, exact: true }).click();
    await submit(page).click();
    await expect(state(page, 'assigning')).toBeVisible();
    expect((await sandbox.calls(check)).map(({ body }) => body)).toEqual([{ emails: right }]);
  },
);

test(
  'a refused check shows the message of the back office and keeps the addresses',
  deep,
  async ({ page, signIn }) => {
    await signIn('owner', address);
    await enter(page, fresh, blockedEmail);
    await submit(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText(`L’adresse ${blockedEmail}`);
    await expect(tags(page)).toHaveText([fresh, blockedEmail]);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Retirer ${blockedEmail}` }).click();
    await submit(page).click();
    await expect(state(page, 'assigning')).toBeVisible();
  },
);

test(
  'failed invitations show a technical error and keep the roles',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', address);
    await enter(page, fresh);
    await submit(page).click();
    await role(page, fresh, 'Administrateur').click({ force: true });
    await sandbox.failInTurn(send, ['status=500', 'code=99', 'html', 'drop'], {
      attempt: () => submit(page).click(),
      expectMessage: async () => {
        await expect(dialog(page).getByRole('alert')).toContainText('Une erreur technique s’est produite.');
        await expect(role(page, fresh, 'Administrateur')).toBeChecked();
        await expectAccessible(page);
      },
    });
    await submit(page).click();
    await expect(state(page, 'invited')).toBeVisible();
  },
);

for (const [name, call] of [
  ['the check', check],
  ['the invitations', send],
] as const) {
  test(
    `a 401 of ${name} redirects to the sign-in, then back to the invitation`,
    deep,
    async ({ page, sandbox, signIn }) => {
      await signIn('owner', address);
      await sandbox.fail(call, 'status=401', 1);
      await enter(page, fresh);
      await submit(page).click();
      if (call === send) {
        await state(page, 'assigning').waitFor();
        await submit(page).click();
      }
      await page.waitForURL('**/saml/login?**');
      expect(new URL(page.url()).searchParams.get('RelayState')).toBe(address);
      await page.goto(`${page.url()}&account=owner`);
      await expect(state(page, 'collecting')).toBeVisible();
      expect(page.url().endsWith(address)).toBe(true);
    },
  );
}

test(
  'without anyone to invite, sending is disabled with a reason',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', address);
    await enter(page, owner.email);
    await submit(page).click();
    await expect(submit(page)).toBeDisabled();
    await expect(submit(page)).toHaveAccessibleDescription(/il n’y a personne à inviter/);
    await expect(page.getByRole('listitem').filter({ hasText: owner.email })).toContainText('Titulaire');
    expect(await sandbox.calls(send)).toEqual([]);
  },
);

test('the help text of a role opens by keyboard and by touch', deep, async ({ page, signIn }) => {
  await signIn('owner', address);
  await enter(page, simple);
  await submit(page).click();
  const tip = page.getByRole('button', { name: `À propos du rôle de ${simple}` });
  await tip.press('Enter');
  const words = page.getByText('l’invitation garde son rôle actuel');
  await expect(words).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(words).toHaveCount(0);
  await expect(tip).toBeFocused();
  await tip.dispatchEvent('click');
  await expect(words).toBeVisible();
});

test('types, corrects, removes, sends and closes by keyboard', async ({ page, sandbox, signIn }) => {
  await signIn('owner', path);
  await page.getByRole('link', { name: 'Inviter des collaborateurs' }).press('Enter');
  await dialog(page).waitFor();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  // The code has loaded: Tab reaches nothing before.
  await field(page).waitFor();
  const tabTo = async (isThere: (element: Element | null) => boolean) => {
    for (let turn = 0; turn < 20 && !(await page.evaluate(`(${isThere})(document.activeElement)`)); turn++) {
      await press('Tab');
    }
  };
  await tabTo((element) => element?.getAttribute('name') === 'emails');
  await page.keyboard.type(`${other} faux `);
  await tabTo((element) => element?.getAttribute('aria-label') === 'Corriger faux');
  await press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('faux');
  await page.keyboard.type(`@mairie.example`);
  await press('Enter');
  await tabTo((element) => element?.getAttribute('aria-label') === 'Retirer autre@mairie.example');
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Retirer faux@mairie.example' })).toBeFocused();
  await expect(tags(page)).toHaveText(['faux@mairie.example']);
  await field(page).focus();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Étape 2 sur 3' })).toBeFocused();
  await press('Tab', 'ArrowRight');
  await expect(role(page, 'faux@mairie.example', 'Administrateur')).toBeChecked();
  await tabTo((element) => element?.getAttribute('type') === 'submit');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Étape 3 sur 3' })).toBeFocused();
  expect((await sandbox.calls(send)).map(({ body }) => body)).toEqual([
    [{ type: 'admin', email: 'faux@mairie.example' }],
  ]);
  await press('Escape');
  await expect(page.getByRole('status').filter({ hasText: '28 collaborateurs' })).toBeVisible();
});

test(
  'Escape confirms, leaves without inviting, cleans the address and restores the focus',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', path);
    const opener = page.getByRole('link', { name: 'Inviter des collaborateurs' });
    await opener.click();
    await enter(page, fresh);
    await page.keyboard.press('Escape');
    await leave(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/espace-admin$/);
    await expect(opener).toBeFocused();
    expect(await sandbox.calls(list)).toHaveLength(1);
    expect(await sandbox.calls(check)).toEqual([]);
  },
);

test('Back during the sending: the result shows in a toast, and the list is refreshed', async ({
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

test('Back from a confirmation refreshes the list too', deep, async ({ page, sandbox, signIn }) => {
  await signIn('owner', path);
  await page.getByRole('link', { name: 'Inviter des collaborateurs' }).click();
  await enter(page, fresh);
  await submit(page).click();
  await state(page, 'assigning').waitFor();
  const { length } = await sandbox.calls(list);
  await submit(page).click();
  await state(page, 'invited').waitFor();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(async () => (await sandbox.calls(list)).length).toBe(length + 1);
});
