import { expect, test } from '../../engines/engines.ts';
import { flow } from '../../engines/person.ts';
import { frenchIban, seededBank } from '../../sandbox/data/identifiers.ts';

const iban = frenchIban(seededBank, '00001', '12345678901');

test('a mandate is typed in the frame of the bank, which tells the page', async ({ person, sandbox }) => {
  await person.signIn('owner', '/espace-de-paiement?contrat=981000000037');
  await person.see(flow('payment', 'shown'));
  await person.within({ css: 'iframe' }, async () => {
    await person.type(
      { css: 'input:not([type="hidden"])', name: 'Titulaire du compte' },
      'Boulangerie du Port',
    );
    await person.type({ css: 'input:not([type="hidden"])', name: 'IBAN' }, iban);
    await person.chord('Enter');
  });
  await person.see(flow('payment', 'saved'));
  await expect.poll(person.focused).toContain('Votre mandat est enregistré');
  await expect.poll(async () => (await sandbox.calls('GET /api/user')).length).toBe(2);
});
