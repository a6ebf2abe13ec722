import { expect, test } from '../../engines/engines.ts';
import { field, status, submit } from '../../engines/person.ts';

const reference = '981000000037';

test('the billing of a contract is changed, letters with their accents', async ({ person, sandbox }) => {
  await person.signIn('owner', `/espace-personnel?modale=billing&contrat=${reference}`);
  await person.fill(field('name'), 'Usine de l’Île');
  await person.fill(field('company_name'), 'Élevage Œuvré');
  await person.press(submit('billingEdit'));
  await person.see(status('La facturation du contrat est enregistrée.'));
  expect((await sandbox.calls('POST /api/contract/update_info'))[0]?.body).toMatchObject({
    reference,
    name: 'Usine de l’Île',
    company_name: 'Élevage Œuvré',
  });
});
