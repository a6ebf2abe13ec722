import { writeFile } from 'node:fs/promises';
import { expect, test } from '../../engines/engines.ts';
import { button, field, flow, option } from '../../engines/person.ts';
import { contents } from './serviceFiles.ts';

test('a request goes with its file, from a town that is suggested', async ({ person, sandbox }, info) => {
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
