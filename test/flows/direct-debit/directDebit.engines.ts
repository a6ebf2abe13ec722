import { expect, test } from '../../engines/engines.ts';
import { field, flow, link, option, submit } from '../../engines/person.ts';
import { frenchIban, seededBank } from '../../sandbox/data/identifiers.ts';

const reference = '981000000037';
const iban = frenchIban(seededBank, '00001', '12345678901');

test('a direct debit is asked for, to the signature and back', async ({ person, sandbox }) => {
  await person.signIn('owner', `/prelevement-automatique?contrat=${reference}`);
  await person.press(submit('directDebit'));
  await person.press(option('d’une personne'));
  await person.press(option('Madame'));
  await person.fill(field('last_name'), 'Le Goff');
  await person.fill(field('mobile_phone'), '06 39 98 00 17');
  await person.press(submit('directDebit'));
  await person.see(flow('directDebit', 'choosing'));
  await person.press(option('Un autre compte'));
  await person.press(field('iban-1'));
  await person.write(iban);
  await person.press(option('J’accepte que les factures'));
  await person.press(submit('directDebit'));
  await person.press(link('Signer le mandat'));
  await person.see(flow('directDebit', 'signed.available'));
  const [sent] = await sandbox.calls(`POST /api/contract/iban/${reference}`);
  expect(sent?.body).toMatchObject({ iban, last_name: 'Le Goff', mobile_phone: '0639980017' });
});
