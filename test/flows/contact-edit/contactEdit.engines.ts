import { expect, test } from '../../engines/engines.ts';
import { field, status, submit } from '../../engines/person.ts';

const reference = '981000000037';
const contact = { email: 'eau@scop.example', phone: '0199000017', mobile_phone: '0639980017' };

test('the contact of a contract is changed, a number typed with spaces', async ({ person, sandbox }) => {
  await person.signIn('owner', `/espace-personnel?modale=contact&contrat=${reference}`);
  for (const [name, value] of Object.entries({ ...contact, phone: '01 99 00 00 17' }))
    await person.fill(field(name), value);
  await person.press(submit('contactEdit'));
  await person.see(status('Le contact du contrat est enregistré.'));
  expect((await sandbox.calls('POST /api/contract/update_info')).map(({ body }) => body)).toEqual([
    { form: 'contact', reference, ...contact },
  ]);
});
