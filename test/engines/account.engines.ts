import { accountForms, iban, ibanBoxes, newcomer } from '../flows/filledForms.ts';
import { accountOf } from '../sandbox/accounts.ts';
import { makeCollaborators } from '../sandbox/customer.ts';
import { expect, test } from './engines.ts';
import { button, dialog, field, flow, heading, link, option, status, submit } from './person.ts';

test('adds a contract in its dialog, then restores the focus', async ({ person, sandbox }) => {
  await person.signIn('owner', '/espace-personnel');
  await person.press(link('Ajouter un contrat'));
  await person.type(field('reference'), '98-1234.567,890');
  await person.type(field('identifier'), 'AB12');
  await person.type(field('zipcode'), '35400');
  await person.press(submit('addContract'));
  await person.see(status('Le contrat a été ajouté'));
  expect((await sandbox.calls('POST /api/user/addContract')).map(({ body }) => body)).toEqual([
    { reference: '981234567890', identifier: 'AB12', zipcode: '35400' },
  ]);
  await expect.poll(person.focused).toBe('Ajouter un contrat');
});

test('refuses invalid values and moves the focus to the error', async ({ person, sandbox }) => {
  await person.signIn('owner', '/espace-personnel?modale=addContract');
  await person.type(field('reference'), '98ab12 34');
  expect((await person.values()).reference).toBe('981234');
  await person.press(submit('addContract'));
  await expect.poll(person.focused).toContain('Saisissez les 12 chiffres de la référence');
  expect(await sandbox.calls('POST /api/user/addContract')).toEqual([]);
});

const reference = '981000000037';
const { billingEdit, contactEdit, emailEdit, passwordEdit, ibanEdit } = accountForms(reference);

for (const [id, { modal, values, call, done }, sent] of [
  ['billingEdit', billingEdit, { reference, ...billingEdit.values }],
  ['contactEdit', contactEdit, { form: 'contact', reference, ...contactEdit.values, phone: '0199000017' }],
  ['emailEdit', emailEdit, emailEdit.values],
  ['passwordEdit', passwordEdit, passwordEdit.values],
] as const)
  test(`types and sends the form of ${id}`, async ({ person, sandbox }) => {
    await person.signIn('owner', `/espace-personnel?modale=${modal}`);
    for (const [name, value] of Object.entries(values)) await person.fill(field(name), value);
    await person.press(submit(id));
    await person.see(status(done));
    const [first, ...others] = (await sandbox.calls(call)).map(({ body }) => body);
    expect(first).toMatchObject(sent);
    expect(others).toEqual([]);
  });

const owner = accountOf('owner')!;
const person = makeCollaborators(owner, owner.collaborators).find(({ actions }) =>
  actions.includes('delete_user'),
)!;

test('searches for a collaborator and removes them from the row menu', async ({ person: user, sandbox }) => {
  await user.signIn('owner', '/espace-admin');
  await user.see(status('27 collaborateurs'));
  await user.type({ css: 'input[type="search"]' }, person.email);
  await expect.poll(() => user.count('tbody tr')).toBe(1);
  await user.press(button('Actions pour'));
  await user.press({ css: '[role="menuitem"]', name: 'Supprimer' });
  await user.see(dialog('Supprimer'));
  await user.press({ css: '[role="dialog"] [type="submit"]' });
  await user.see(status('n’a plus accès au compte'));
  expect(await sandbox.calls(`DELETE /api/management/user/${person.id}`)).toHaveLength(1);
});

for (const gesture of ['type', 'paste'] as const)
  test(`enters an IBAN in its seven boxes: ${gesture}`, async ({ person, sandbox }) => {
    await person.signIn('owner', `/espace-personnel?modale=${ibanEdit.modal}`);
    await person.fill(field('holder'), 'SCOP 3 Rivières');
    if (gesture === 'paste') await person.paste(field('iban-1'), iban.replace(/.{4}/g, '$& '));
    else {
      await person.press(field('iban-1'));
      await person.write(iban);
    }
    await expect.poll(person.values).toMatchObject(ibanBoxes);
    await person.press(submit('ibanEdit'));
    await person.see(status(ibanEdit.done));
    expect((await sandbox.calls('POST /api/contract/update_iban')).map(({ body }) => body)).toEqual([
      { reference, holder: 'SCOP 3 Rivières', iban },
    ]);
  });

test('types and pastes addresses, then invites their owners', async ({ person, sandbox }) => {
  await person.signIn('owner', '/espace-admin');
  await person.press(link('Inviter des collaborateurs'));
  await person.type(field('emails'), 'une@mairie.example');
  await person.chord('Enter');
  await person.paste(field('emails'), 'deux@mairie.example; trois@mairie.example');
  await expect.poll(() => person.count('[data-flow="invite"] li')).toBe(3);
  await person.press(submit('invite'));
  await person.see(heading('Étape 2 sur 3'));
  await person.press(submit('invite'));
  await person.see(status('3 invitations sont envoyées'));
  expect((await sandbox.calls('POST /api/management/user')).map(({ body }) => body)).toEqual([
    ['une', 'deux', 'trois'].map((name) => ({ type: 'simple', email: `${name}@mairie.example` })),
  ]);
  await person.chord('Escape');
  await person.seeNone(dialog());
  await expect.poll(person.focused).toBe('Inviter des collaborateurs');
});

test('changes a name in its dialog after an Escape, and restores the focus', async ({ person }) => {
  await person.signIn('owner', '/espace-personnel');
  await person.press(link('Modifier votre identité'));
  await person.see(field('first_name'));
  await person.chord('Escape');
  await person.seeNone(flow('nameEdit'));
  expect(await person.address()).toBe('/espace-personnel');
  await expect.poll(person.focused).toBe('Modifier');
  await person.chord('Enter');
  await person.fill(field('first_name'), 'Marie-Noëlle');
  await person.choose(field('department_code'), 'Service technique de gestion des fluides');
  await person.press(submit('nameEdit'));
  await person.see(status('Votre identité est enregistrée.'));
  expect(await person.read('main')).toContain('Marie-Noëlle Le Goff');
});

test('traps the focus in a dialog', async ({ person }) => {
  await person.signIn('owner', '/espace-personnel?modale=name');
  await person.see(field('first_name'));
  for (let press = 0; press < 12; press++) await person.chord('Tab');
  expect(
    await person.browser.run(() => document.activeElement?.closest('[role="dialog"]') !== null, null),
  ).toBe(true);
});

test('requests the missing fields of the profile on the dashboard', async ({ person, sandbox }) => {
  await person.signIn('incomplete-profile', '/');
  await person.type(field('entity_name'), 'Halles du Port');
  await person.choose(field('department_code'), 'Direction');
  await person.press(submit('profileCompletion'));
  await person.seeNone(dialog('Compléter votre profil'));
  expect((await sandbox.calls('POST /api/user/civility'))[0]?.body).toMatchObject({
    entity_name: 'Halles du Port',
    department_code: 'management',
  });
});

test('signs in, returns to the requested page, and signs out', async ({ person, sandbox }) => {
  await person.open('/espace-personnel');
  await person.press(button('Titulaire du compte'));
  await person.see(heading('Espace personnel'));
  expect(await person.address()).toBe('/espace-personnel');
  expect((await sandbox.calls('GET /api/user')).length).toBe(1);
  await person.press(button('Mon compte'));
  await person.press({ css: 'button, a, [role="menuitem"]', name: 'Se déconnecter' });
  await person.see(heading('Vous êtes déconnecté'));
  await expect.poll(() => person.browser.run(() => localStorage.getItem('portal.token'), null)).toBeNull();
});

const address = '/creation-de-compte';

test('hydrates the prerendered page', async ({ person, request }) => {
  const html = await (await request.get(address)).text();
  const painted = html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]?.replace(/<[^>]*>/g, '');
  await person.open(address);
  await person.see(heading(painted ?? 'no title'));
  expect(await person.count('h1')).toBe(1);
  await person.press(button('Créer le compte'));
  await expect.poll(person.focused).toContain('Choisissez');
});

test('creates an account, then adds its first contract', async ({ person, sandbox }) => {
  await person.open(address);
  await person.press(option('Madame'));
  for (const [name, value] of Object.entries(newcomer)) await person.type(field(name), value);
  await person.press(option('J’accepte les conditions'));
  await person.press(button('Créer le compte'));
  await person.see(heading('Étape 2 sur 2 Votre premier contrat'));
  await person.type(field('reference'), '98-1234.567,890');
  await person.type(field('identifier'), 'AB12');
  await person.type(field('zipcode'), '35400');
  await person.press(submit('addContract'));
  await person.see(status('Votre compte est créé'));
  expect(await person.address()).toBe('/espace-personnel');
  expect((await sandbox.calls('POST /user/registration')).map(({ body }) => body)).toEqual([
    { civility: 'miss', ...newcomer, token_captcha: '' },
  ]);
});
