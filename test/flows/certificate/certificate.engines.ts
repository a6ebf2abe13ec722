import { expect, test } from '../../engines/engines.ts';
import { button } from '../../engines/person.ts';

const address = '/espace-consommation/TR/981000000037/PDS004217/attestation';
const total = /\d,\d{3}\sm³/;

test('a certificate is shown for the months that are chosen, and printed', async ({ person }) => {
  await person.signIn('owner', address);
  expect(await person.read('[data-flow="certificate"] article')).toMatch(total);
  const [month = ''] = await person.browser.run(
    () =>
      [...document.querySelectorAll<HTMLOptionElement>('[data-flow="certificate"] select option')]
        .slice(3, 4)
        .map(({ text }) => text),
    null,
  );
  await person.choose({ css: '[data-flow="certificate"] select' }, month);
  await person.press(button('Afficher cette période'));
  await person.see({ css: '[data-flow="certificate"] article', name: month });
  await person.browser.run(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'true';
    };
  }, null);
  await person.press(button('Imprimer ou enregistrer en PDF'));
  await expect.poll(() => person.count('[data-printed="true"]')).toBe(1);
});
