import { expect, test } from '../../engines/engines.ts';
import { dialog, field, heading, link, status, submit } from '../../engines/person.ts';

test('addresses are typed and pasted, and those people invited', async ({ person, sandbox }) => {
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
