import { expect, test } from '../../engines/engines.ts';
import { field, status, submit } from '../../engines/person.ts';

test('an e-mail address is changed, typed twice', async ({ person, sandbox }) => {
  await person.signIn('owner', '/espace-personnel?modale=email');
  await person.fill(field('email'), 'nouveau@scop.example');
  await person.fill(field('repeated_email'), 'nouveau@scop.example');
  await person.press(submit('emailEdit'));
  await person.see(status('Votre adresse e-mail est modifiée.'));
  expect((await sandbox.calls('POST /api/user/email')).map(({ body }) => body)).toEqual([
    { email: 'nouveau@scop.example', repeated_email: 'nouveau@scop.example' },
  ]);
});
