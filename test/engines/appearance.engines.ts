import { expect, test } from './engines.ts';
import { button, flow, heading } from './person.ts';

test('applies the colours of light-dark() in a light and in a dark scheme', async ({ person }) => {
  const colours: string[] = [];
  for (const appearance of ['light', 'dark']) {
    await person.open('/cgu');
    await person.browser.run((chosen) => {
      localStorage.setItem('portal.theme', JSON.stringify({ brand: 'ponant', appearance: chosen }));
    }, appearance);
    await person.open('/cgu');
    await person.see(heading('Conditions générales d’utilisation'));
    colours.push(await person.browser.run(() => getComputedStyle(document.body).backgroundColor, null));
  }
  expect(colours[0]).toMatch(/^rgb/);
  expect(new Set(colours).size).toBe(2);
});

test('shows a page in a browser window of 390 px without overflow', async ({ person }) => {
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
