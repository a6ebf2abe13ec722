import { expect, test } from '../../engines/engines.ts';
import { button, dialog, field, link, option } from '../../engines/person.ts';
import { productCall, visitor, visitorRequest } from './productForm.ts';

test('a visitor asks about two products, and the focus comes back', async ({ person, sandbox }) => {
  await person.open('/espace-produit/switch');
  await person.press(link('Demander des renseignements'));
  for (const [name, value] of Object.entries(visitor)) await person.type(field(name), value);
  await person.press({ ...option('Transfert de vos données d’eau'), css: '[role="dialog"] label' });
  await person.press(button('Envoyer la demande'));
  await person.see(dialog('Votre demande est envoyée'));
  expect((await sandbox.calls(productCall)).map(({ body }) => body)).toEqual([visitorRequest]);
  await person.chord('Escape');
  await person.seeNone(dialog());
  await expect.poll(person.focused).toBe('Demander des renseignements');
});
