import { expect, test } from '../../engines/engines.ts';
import { button, field, heading, option, status, submit } from '../../engines/person.ts';
import { newcomer } from './signupForm.ts';

const address = '/creation-de-compte';

test('what is painted before any script is taken over', async ({ person, request }) => {
  const html = await (await request.get(address)).text();
  const painted = html.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]?.replace(/<[^>]*>/g, '');
  await person.open(address);
  await person.see(heading(painted ?? 'no title'));
  expect(await person.count('h1')).toBe(1);
  await person.press(button('Créer le compte'));
  await expect.poll(person.focused).toContain('Choisissez');
});

test('an account is created, then its first contract added', async ({ person, sandbox }) => {
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
