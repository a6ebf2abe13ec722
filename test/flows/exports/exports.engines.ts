import { expect, test } from '../../engines/engines.ts';
import { dialog, flow, link, type Person } from '../../engines/person.ts';
import { readWorkbook } from '../../workbook/readWorkbook.ts';

const list = '/espace-consommation';
/** Of the sandbox: a contract of 60 meters. */
const ofContract = `${list}?modale=export&contrat=981000000037`;
const measures = ['POST /api/consumption/telemetry', 'POST /api/consumption/nontelemetry'];

/** In the tray, once it is in such a state. */
const inTray = (state: 'running' | 'toConsult', css: string, name?: string) => ({
  css: `[data-flow="exports"][data-state="open.${state}"] ${css}`,
  name,
});

const sheetsOf = async (content: Buffer) =>
  (await readWorkbook(content)).sheets.map(({ name, rows }) => [name, rows.length]);

/** Exports what is chosen, and goes to another page before its measures have come. */
const exportThenLeave = async (person: Person) => {
  await person.see(flow('export', 'choosing.ready'));
  await person.press({ css: '[data-flow="export"] button', name: 'Exporter' });
  await person.see(flow('export', 'fetching'));
  await person.chord('Escape');
  await person.seeNone(dialog());
  await person.press(link('Factures'));
  await expect.poll(person.address).toBe('/espace-facturation');
  await person.see(inTray('running', 'progress'));
};

/** Saves the file once more from the tray, which is then closed. */
const saveAgain = async (person: Person) => {
  const file = await person.save(() => person.press(inTray('toConsult', 'button', 'Enregistrer de nouveau')));
  await person.press(inTray('toConsult', 'button', 'Fermer'));
  await person.seeNone({ css: '[data-flow="exports"] button' });
  return file;
};

test('an export whose page is left is saved on another, and once more from the tray', async ({
  person,
  sandbox,
}) => {
  for (const call of measures) await sandbox.fail(call, 'delay=1000');
  await person.signIn('owner', ofContract);
  await exportThenLeave(person);
  const first = await person.save(sandbox.heal);
  expect(first.name).toMatch(/_98-1000-0000-37_mensuel\.xlsx$/);
  const sheets = await sheetsOf(first.content);
  expect(sheets).toHaveLength(61);
  const again = await saveAgain(person);
  expect(again.name).toBe(first.name);
  expect(await sheetsOf(again.content)).toEqual(sheets);
});

test('all the meters of the account are exported from a page to the next, and once more from the tray', async ({
  person,
  sandbox,
}) => {
  await person.signIn('simple', list);
  await person.press(link('Exporter tous mes compteurs'));
  for (const call of measures) await sandbox.fail(call, 'delay=1000');
  await exportThenLeave(person);
  const first = await person.save(sandbox.heal);
  expect(first.name).toMatch(/_tous-compteurs_mensuel\.xlsx$/);
  const [summary, ...others] = (await readWorkbook(first.content)).sheets;
  const rows = summary?.rows.slice(1) ?? [];
  expect(new Set(rows.map(([contract]) => contract?.value)).size).toBe(3);
  expect(others).toHaveLength(rows.length);
  const again = await saveAgain(person);
  expect(again.name).toBe(first.name);
  expect(await sheetsOf(again.content)).toEqual(await sheetsOf(first.content));
});
