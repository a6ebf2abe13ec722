import { accountForms, iban, ibanBoxes } from '../flows/filledForms.ts';
import { expect, test } from './engines.ts';
import { button, field, heading, link, status, submit } from './person.ts';

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

test('rejects invalid values of a contract, and moves the focus to the error', async ({
  person,
  sandbox,
}) => {
  await person.signIn('owner', '/espace-personnel?modale=addContract');
  await person.type(field('reference'), '98ab12 34');
  expect((await person.values()).reference).toBe('981234');
  await person.press(submit('addContract'));
  await expect.poll(person.focused).toContain('Saisissez les 12 chiffres de la référence');
  expect(await sandbox.calls('POST /api/user/addContract')).toEqual([]);
});

const reference = '981000000037';
const { ibanEdit } = accountForms(reference);

for (const gesture of ['type', 'paste'] as const)
  test(`enters an IBAN in its seven inputs: ${gesture}`, async ({ person, sandbox }) => {
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

test('keeps the focus inside a dialog', async ({ person }) => {
  await person.signIn('owner', '/espace-personnel?modale=name');
  await person.see(field('first_name'));
  for (let press = 0; press < 12; press++) await person.chord('Tab');
  expect(
    await person.browser.run(() => document.activeElement?.closest('[role="dialog"]') !== null, null),
  ).toBe(true);
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

test('shows the title of the prerendered page once, with working buttons after hydration', async ({
  person,
  request,
}) => {
  const html = await (await request.get(address)).text();
  const painted = html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]?.replace(/<[^>]*>/g, '');
  await person.open(address);
  await person.see(heading(painted ?? 'no title'));
  expect(await person.count('h1')).toBe(1);
  await person.press(button('Créer le compte'));
  await expect.poll(person.focused).toContain('Choisissez');
});
