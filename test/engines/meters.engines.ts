import { expect, test } from './engines.ts';
import { button, field, option } from './person.ts';

const meter = '/espace-consommation/TR/981000000037/PDS004217';
const exportMeter = `${meter}?modale=export`;

const inDialog = (name: string) => ({ css: '[role="dialog"] label', name });

test('exports to a CSV the measures of the days typed in date fields', async ({ person, sandbox }) => {
  await person.signIn('owner', exportMeter);
  await person.press(inDialog('Par jour'));
  const year = new Date().getFullYear();
  await person.typeDay(field('end_date'), `${year}-02-05`);
  await person.typeDay(field('start_date'), `${year}-02-03`);
  await person.press(inDialog('CSV'));
  const { name, content } = await person.save(() => person.press(button('Exporter')));
  expect(name).toMatch(/_journalier\.csv$/);
  expect([...content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(content.toString()).toContain(`05/02/${year}`);
  expect((await sandbox.calls('POST /api/consumption/telemetry')).at(-1)?.body).toMatchObject({
    start_date: `${year}-02-03`,
    end_date: `${year}-02-05`,
  });
});

test('selects days of an export in the calendar with the pointer', async ({ person }) => {
  await person.signIn('owner', exportMeter);
  await person.press(inDialog('Par jour'));
  const cell = {
    css: '[data-flow="export"] td [role="button"]:not([aria-disabled="true"]), [data-flow="export"] td button:enabled',
  };
  await person.press(button('Précédent'));
  await person.press(cell);
  await person.press(cell);
  const { start_date, end_date } = await person.values();
  expect(start_date).toBe(end_date);
});

const bars = '[data-flow="histogram"] [role="option"]';

test('shows the chart of a year by month, then by day, then as a table', async ({ person }) => {
  await person.signIn('owner', meter);
  await expect.poll(() => person.count(bars)).toBe(12);
  const heights = await person.browser.run(
    (css) => [...document.querySelectorAll(css)].map((bar) => bar.getBoundingClientRect().height),
    bars,
  );
  expect(Math.max(...heights)).toBeGreaterThan(50);
  await person.press(option('Par jour'));
  await expect.poll(person.address).toBe(`${meter}?mode=daily`);
  await expect.poll(() => person.count(bars)).toBeGreaterThan(27);
  await person.press(button('Mois précédent'));
  await expect.poll(person.address).toContain('&period=');
  await person.press(button('Voir en tableau'));
  await expect.poll(() => person.count('main table tr')).toBeGreaterThan(27);
});
