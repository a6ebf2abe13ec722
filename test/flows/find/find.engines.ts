import { expect, test } from '../../engines/engines.ts';
import { button, dialog } from '../../engines/person.ts';

const box = '[role="dialog"] [role="combobox"]';
const option = (name: string) => ({ css: '[role="dialog"] [role="option"]', name });

test('a page, then an invitation, are found by the keyboard; Escape gives the focus back', async ({
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
  await person.see(option('Inviter un collaborateur'));
  await person.chord('Enter');
  await expect.poll(person.address).toBe('/espace-admin?modale=invite');
  await person.see(dialog('Inviter'));
});

test('a meter is found by its number, and opened by the pointer', async ({ person }) => {
  await person.signIn('owner', '/espace-personnel');
  await person.press(button('Rechercher'));
  await person.type({ css: box }, 'D21TA1000142');
  await person.press(option('D21TA1000142'));
  await expect.poll(person.address).toMatch(/^\/espace-consommation\/TR\/981000000037\//);
});
