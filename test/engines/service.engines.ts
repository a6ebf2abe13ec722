import { writeFile } from 'node:fs/promises';
import { dayAfter, isoDay } from '#src/domain/calendar.ts';
import { contents } from '../flows/customer-service/serviceForm.ts';
import { productCall, visitor, visitorRequest } from '../flows/filledForms.ts';
import { expect, test } from './engines.ts';
import { button, dialog, field, flow, link, option } from './person.ts';

test('sends a request with a file and a suggested town', async ({ person, sandbox }, info) => {
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

const day = dayAfter(isoDay(new Date()), -1);

test('selects a suggested meter, and sends an index with its date', async ({ person, sandbox }) => {
  await person.signIn('grand-compte', '/service-client?besoin=RELEVE');
  await person.type({ css: '[data-flow="customerService"] [role="combobox"]' }, 'D10AB154');
  await person.press({ css: '[role="option"]', name: 'D10AB1540000' });
  await person.type(field('message-index'), '20 366');
  await person.typeDay(field('message-date'), day);
  await person.press(button('Envoyer la demande'));
  await person.see({ css: '[role="dialog"] dd', name: '20 366 m³' });
  await person.press(button('Confirmer et envoyer'));
  await person.see(flow('customerService', 'sent'));
  expect(await sandbox.calls('POST /api/contact/request/files')).toHaveLength(1);
});

const box = '[role="dialog"] [role="combobox"]';
const result = (name: string) => ({ css: '[role="dialog"] [role="option"]', name });

test('finds a page and an invitation by keyboard; Escape restores the focus', async ({ person }) => {
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

test('finds a meter by its number and opens it with the pointer', async ({ person }) => {
  await person.signIn('owner', '/espace-personnel');
  await person.press(button('Rechercher'));
  await person.type({ css: box }, 'D21TA1000142');
  await person.press(result('D21TA1000142'));
  await expect.poll(person.address).toMatch(/^\/espace-consommation\/TR\/981000000037\//);
});

test('sends a visitor request about two products, then restores the focus', async ({ person, sandbox }) => {
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
