import { expect, test } from './engines.ts';
import { button, flow, heading } from './person.ts';

test('light and dark are each drawn, by light-dark()', async ({ person }) => {
  await person.signIn('owner', '/espace-personnel');
  await person.see(heading('Espace personnel'));
  const [light, dark] = await person.browser.run(() => {
    const { style } = document.documentElement;
    return ['light', 'dark'].map((scheme) => {
      style.colorScheme = scheme;
      return getComputedStyle(document.body).backgroundColor;
    });
  }, null);
  expect(light).toMatch(/^rgb/);
  expect(dark).not.toBe(light);
});

test('nothing goes beyond the edges of a window of 390 px', async ({ person }) => {
  await person.browser.resize(390, 844);
  await person.signIn('owner', '/espace-facturation?reference=981000015875');
  await person.see(flow('billing', 'listed.settled'));
  const { width, needed } = await person.browser.run(
    () => ({ width: innerWidth, needed: document.documentElement.scrollWidth }),
    null,
  );
  expect(needed).toBeLessThanOrEqual(width);
  await person.press(button('Page 120'));
});

test('a page that is left and come back to is as it was', async ({ person }) => {
  await person.signIn('owner', '/espace-facturation?reference=981000015875');
  await person.press(button('Page 120'));
  await person.see({ css: '[data-flow="billing"] *', name: '600 factures, page 120 sur 120' });
  await person.press({ css: 'nav a[href]', name: 'Consommation' });
  await person.see(flow('consumption'));
  await person.browser.run(() => history.back(), null);
  await person.see({ css: '[data-flow="billing"] *', name: '600 factures, page 120 sur 120' });
});
