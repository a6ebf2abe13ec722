import { expect, test } from '../../engines/engines.ts';
import { dialog, flow, heading, link } from '../../engines/person.ts';

const meter = '/espace-consommation/TR/981000000037/PDS004217';

test('a meter opens, its sheet over it, and the next one by its link', async ({ person }) => {
  await person.signIn('owner', meter);
  await person.see(heading('Compteur D21TA1000142'));
  await person.press(link('Fiche technique'));
  await person.see(dialog('Fiche technique'));
  await person.chord('Escape');
  await person.seeNone(dialog());
  await expect.poll(person.focused).toBe('Fiche technique');
  await person.press(link('Suivant'));
  await person.see(heading('Compteur'));
  await expect.poll(person.address).not.toBe(meter);
  await person.see(flow('histogram', 'shown'));
});
