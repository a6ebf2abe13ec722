import { writeFile } from 'node:fs/promises';
import { contents } from '../flows/customer-service/serviceForm.ts';
import { expect, test } from './engines.ts';
import { button, dialog, field, flow, heading, link, option } from './person.ts';

test('sends a service request with a file and a suggested town', async ({ person, sandbox }, info) => {
  await person.signIn('grand-compte', '/service-client');
  await person.press(button('Mon contrat'));
  await person.press(option('Ouvrir un contrat pour un nouveau site'));
  await person.type({ css: '[data-flow="customerService"] [role="combobox"]' }, 'Saint-Malo');
  await person.press({ css: '[role="option"]', name: 'Saint-Malo' });
  await person.type(field('message'), 'Un nouveau site ouvre en mars. À bientôt « là-bas » ?');
  const file = info.outputPath('façade.pdf');
  await writeFile(file, contents.pdf);
  await person.attach({ css: 'input[type="file"]' }, file);
  await person.see({ css: 'li', name: 'façade.pdf' });
  await person.press(button('Envoyer la demande'));
  await person.press(button('Confirmer et envoyer'));
  await person.see(flow('customerService', 'sent'));
  expect(await sandbox.calls('POST /api/contact/request/files')).toHaveLength(1);
});

const box = '[role="dialog"] [role="combobox"]';
const result = (name: string) => ({ css: '[role="dialog"] [role="option"]', name });

test('finds a page and the invitation form by keyboard, and returns the focus on Escape', async ({
  person,
}) => {
  await person.signIn('owner', '/espace-personnel');
  await person.press(button('Rechercher'));
  await person.see({ css: box });
  await person.chord('Escape');
  await person.seeNone(dialog());
  await expect.poll(person.focused).toContain('Rechercher');

  await person.chord('Enter');
  await person.see({ css: box });
  await person.write('inviter');
  await person.see(result('Inviter un collaborateur'));
  await person.chord('Enter');
  await expect.poll(person.address).toBe('/espace-admin?modale=invite');
  await person.see(dialog('Inviter'));
});

test('shows the tabs of products and serves their PDF sheets', async ({ person }) => {
  await person.open('/espace-produit/switch');
  await person.press({ css: 'nav a[href]', name: 'Suivi de tous vos fluides' });
  await person.see(heading('Suivi de tous vos fluides'));
  expect(await person.address()).toBe('/espace-produit/fluids');
  const { name, content } = await person.save(() => person.press(link('Télécharger la fiche produit (PDF)')));
  expect(name).toMatch(/^fiche-[a-z-]+\.pdf$/);
  expect(content.toString('latin1')).toMatch(/^%PDF-/);
});
