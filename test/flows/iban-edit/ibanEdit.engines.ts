import { expect, test } from '../../engines/engines.ts';
import { field, flow, status, submit } from '../../engines/person.ts';
import { frenchIban, seededBank } from '../../sandbox/data/identifiers.ts';

const reference = '981000000037';
const iban = frenchIban(seededBank, '00001', '12345678901');
const inBoxes = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7].map((box) => [`iban-${box}`, iban.slice(4 * box - 4, 4 * box)]),
);

for (const gesture of ['type', 'paste'] as const)
  test(`an IBAN is entered in its seven boxes: ${gesture}`, async ({ person, sandbox }) => {
    await person.signIn('owner', `/espace-personnel?modale=iban&contrat=${reference}`);
    await person.fill(field('holder'), 'SCOP 3 Rivières');
    if (gesture === 'paste') await person.paste(field('iban-1'), iban.replace(/.{4}/g, '$& '));
    else {
      await person.press(field('iban-1'));
      await person.write(iban);
    }
    await expect.poll(person.values).toMatchObject(inBoxes);
    await person.press(submit('ibanEdit'));
    await person.see(status('L’IBAN du contrat est enregistré.'));
    expect((await sandbox.calls('POST /api/contract/update_iban')).map(({ body }) => body)).toEqual([
      { reference, holder: 'SCOP 3 Rivières', iban },
    ]);
  });

test('the dialog is closed by Escape, and its address with it', async ({ person }) => {
  await person.signIn('owner', `/espace-personnel?modale=iban&contrat=${reference}`);
  await person.see(field('iban-1'));
  await person.chord('Escape');
  await person.seeNone(flow('ibanEdit'));
  expect(await person.address()).toBe('/espace-personnel');
});
