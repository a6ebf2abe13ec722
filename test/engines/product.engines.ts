import { expect, test } from './engines.ts';
import { heading, link } from './person.ts';

test('shows the tabs of products and serves their sheets as PDFs', async ({ person }) => {
  await person.open('/espace-produit/switch');
  await person.press({ css: 'nav a[href]', name: 'Suivi de tous vos fluides' });
  await person.see(heading('Suivi de tous vos fluides'));
  expect(await person.address()).toBe('/espace-produit/fluids');
  const { name, content } = await person.save(() => person.press(link('Télécharger la fiche produit (PDF)')));
  expect(name).toMatch(/^fiche-[a-z-]+\.pdf$/);
  expect(content.toString('latin1')).toMatch(/^%PDF-/);
});
