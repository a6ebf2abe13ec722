import { expect, test } from '../../engines/engines.ts';
import { button, heading } from '../../engines/person.ts';

test('a person signs in, comes back where they went, and signs out', async ({ person, sandbox }) => {
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
