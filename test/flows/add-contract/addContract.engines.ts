import { expect, test } from '../../engines/engines.ts';
import { field, link, status, submit } from '../../engines/person.ts';

test('a contract is added from its dialog, which gives the focus back', async ({ person, sandbox }) => {
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

test('what is malformed is refused, and the focus goes to what says so', async ({ person, sandbox }) => {
  await person.signIn('owner', '/espace-personnel?modale=addContract');
  await person.type(field('reference'), '98ab12 34');
  expect((await person.values()).reference).toBe('981234');
  await person.press(submit('addContract'));
  await expect.poll(person.focused).toContain('Saisissez les 12 chiffres de la référence');
  expect(await sandbox.calls('POST /api/user/addContract')).toEqual([]);
});
