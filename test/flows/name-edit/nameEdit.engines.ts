import { expect, test } from '../../engines/engines.ts';
import { field, flow, link, status, submit } from '../../engines/person.ts';

test('a name is changed in its dialog, left by Escape first, and the focus comes back', async ({
  person,
}) => {
  await person.signIn('owner', '/espace-personnel');
  await person.press(link('Modifier votre identité'));
  await person.see(field('first_name'));
  await person.chord('Escape');
  await person.seeNone(flow('nameEdit'));
  await expect.poll(person.focused).toBe('Modifier');
  await person.chord('Enter');
  await person.fill(field('first_name'), 'Marie-Noëlle');
  await person.choose(field('department_code'), 'Service technique de gestion des fluides');
  await person.press(submit('nameEdit'));
  await person.see(status('Votre identité est enregistrée.'));
  expect(await person.read('main')).toContain('Marie-Noëlle Le Goff');
});

test('a dialog holds the focus', async ({ person }) => {
  await person.signIn('owner', '/espace-personnel?modale=name');
  await person.see(field('first_name'));
  for (let press = 0; press < 12; press++) await person.chord('Tab');
  expect(
    await person.browser.run(() => document.activeElement?.closest('[role="dialog"]') !== null, null),
  ).toBe(true);
});
