import { expect, test } from '../../engines/engines.ts';
import { button } from '../../engines/person.ts';

const meter = '/espace-consommation/TR/981000000037/PDS004217';
const bars = '[data-flow="histogram"] [role="option"]';

test('a year is drawn by month, then by day, then read as a table', async ({ person }) => {
  await person.signIn('owner', meter);
  await expect.poll(() => person.count(bars)).toBe(12);
  const heights = await person.browser.run(
    (css) => [...document.querySelectorAll(css)].map((bar) => bar.getBoundingClientRect().height),
    bars,
  );
  expect(Math.max(...heights)).toBeGreaterThan(50);
  await person.press(button('Par jour'));
  await expect.poll(person.address).toBe(`${meter}?mode=daily`);
  await expect.poll(() => person.count(bars)).toBeGreaterThan(27);
  await person.press(button('Mois précédent'));
  await expect.poll(person.address).toContain('&period=');
  await person.press(button('Voir en tableau'));
  await expect.poll(() => person.count('main table tr')).toBeGreaterThan(27);
});
