import { expect, test } from '../../engines/engines.ts';
import { field, status, submit } from '../../engines/person.ts';
import { initialPassword } from '../../sandbox/accounts.ts';

test('a password is changed', async ({ person, sandbox }) => {
  await person.signIn('owner', '/espace-personnel?modale=password');
  const values = {
    old_password: initialPassword,
    password: 'Nouveau mot 2',
    repeated_password: 'Nouveau mot 2',
  };
  for (const [name, value] of Object.entries(values)) await person.fill(field(name), value);
  await person.press(submit('passwordEdit'));
  await person.see(status('Votre mot de passe est modifié.'));
  expect((await sandbox.calls('POST /api/user/password')).map(({ body }) => body)).toEqual([values]);
});
