import { expect, test } from '../../engines/engines.ts';
import { flow } from '../../engines/person.ts';
import { frenchIban, seededBank } from '../../sandbox/data/identifiers.ts';

const iban = frenchIban(seededBank, '00001', '12345678901');

test('a mandate is typed in the frame by the keyboard, and saved', async ({ person, sandbox }) => {
  await person.signIn('owner', '/espace-de-paiement?contrat=981000000037');
  await person.see(flow('payment', 'shown'));
  const { length } = await sandbox.calls('GET /api/user');
  // The page reads nothing of the frame, which has no origin: it is reached as the keyboard reaches it.
  await person.browser.run(() => document.querySelector('h1')?.focus(), null);
  await person.chord('Tab');
  await expect.poll(person.focused).toBe('Recharger le formulaire');
  await person.chord('Tab');
  await person.write('Boulangerie du Port');
  await person.chord('Tab');
  await person.write(iban);
  await person.chord('Enter');
  await person.see(flow('payment', 'saved'));
  await expect.poll(person.focused).toContain('Votre mandat est enregistré');
  await expect.poll(async () => (await sandbox.calls('GET /api/user')).length).toBe(length + 1);
});
