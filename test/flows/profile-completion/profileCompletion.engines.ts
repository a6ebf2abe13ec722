import { expect, test } from '../../engines/engines.ts';
import { dialog, field, submit } from '../../engines/person.ts';

test('the dashboard asks for what the profile lacks', async ({ person, sandbox }) => {
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
