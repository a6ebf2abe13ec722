import { expect, test } from '../../engines/engines.ts';
import { button, dialog, field, flow, option } from '../../engines/person.ts';
import { readWorkbook } from '../../workbook/readWorkbook.ts';

const meter = '/espace-consommation/TR/981000000037/PDS004217?modale=export';

test('a meter is exported by month, and its workbook opens', async ({ person }) => {
  await person.signIn('owner', meter);
  await person.see(flow('export', 'choosing.ready'));
  const { name, content } = await person.save(() => person.press(button('Exporter')));
  expect(name).toMatch(/^\d{4}-\d\d-\d\d_D21TA1000142_mensuel\.xlsx$/);
  expect((await readWorkbook(content)).sheet('D21TA1000142').rows.length).toBeGreaterThan(12);
  await person.see(flow('export', 'choosing.saved'));
  await person.chord('Escape');
  await person.seeNone(dialog());
});

test('days are typed in their fields, and written in a CSV', async ({ person, sandbox }) => {
  await person.signIn('owner', meter);
  await person.press(option('Par jour'));
  const year = new Date().getFullYear();
  await person.typeDay(field('end_date'), `${year}-02-05`);
  await person.typeDay(field('start_date'), `${year}-02-03`);
  await person.press(option('CSV'));
  const { name, content } = await person.save(() => person.press(button('Exporter')));
  expect(name).toMatch(/_journalier\.csv$/);
  expect([...content.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(content.toString()).toContain(`05/02/${year}`);
  expect((await sandbox.calls('POST /api/consumption/telemetry')).at(-1)?.body).toMatchObject({
    start_date: `${year}-02-03`,
    end_date: `${year}-02-05`,
  });
});

test('days are chosen in the calendar by the pointer', async ({ person }) => {
  await person.signIn('owner', meter);
  await person.press(option('Par jour'));
  const cell = {
    css: '[data-flow="export"] td [role="button"]:not([aria-disabled="true"]), [data-flow="export"] td button:enabled',
  };
  await person.press(button('Précédent'));
  await person.press(cell);
  await person.press(cell);
  const { start_date, end_date } = await person.values();
  expect(start_date).toBe(end_date);
});
