import { meterPath } from '#src/app/navigation/addresses.ts';
import { dayAfter, isoDay } from '#src/domain/calendar.ts';
import { leakingMeter } from '../flows/meter-watch/leakingMeter.ts';
import { readWorkbook } from '../workbook/readWorkbook.ts';
import { expect, test } from './engines.ts';
import { button, dialog, field, flow, heading, link, option, type Person } from './person.ts';

const meter = '/espace-consommation/TR/981000000037/PDS004217';
const total = /\d,\d{3}\sm³/;

test('shows and prints a certificate for the selected months', async ({ person }) => {
  await person.signIn('owner', `${meter}/attestation`);
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

const unticked = { css: '[data-flow="comparison"] label:has([type="checkbox"]:not(:checked))' };

test('compares two meters by month and by day, and exports a valid workbook', async ({ person }) => {
  await person.signIn('owner', '/espace-consommation/comparaison');
  await person.press(unticked);
  await person.press(unticked);
  await person.press(button('Comparer'));
  await person.see({ css: '[data-flow="comparison"] [role="status"]', name: 'en tout, pour 2 compteurs' });
  await expect.poll(() => person.count('[data-flow="comparison"] [role="option"]')).toBe(12);
  expect(await person.count('[data-flow="comparison"] tbody tr')).toBe(13);
  const { name, content } = await person.save(() => person.press(button('Tableau Excel')));
  expect(name).toMatch(/^Comparaison_\d{4}\.xlsx$/);
  expect((await readWorkbook(content)).sheet('Comparaison').rows).toHaveLength(14);
  await person.see(flow('comparison', 'choosing.saved'));
  await person.press({
    css: '[data-flow="comparison"] label, [data-flow="comparison"] button',
    name: 'Par jour',
  });
  await expect.poll(person.address).toMatch(/compteurs=.+&compteurs=.+&periode=\d{4}-\d{2}$/);
  await expect.poll(() => person.count('[data-flow="comparison"] [role="option"]')).toBeGreaterThan(27);
});

const exportMeter = `${meter}?modale=export`;

test('exports days typed in date fields to a CSV', async ({ person, sandbox }) => {
  await person.signIn('owner', exportMeter);
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

test('selects days in the calendar with the pointer', async ({ person }) => {
  await person.signIn('owner', exportMeter);
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

const ofContract = '/espace-consommation?modale=export&contrat=981000000037';
const measures = ['POST /api/consumption/telemetry', 'POST /api/consumption/nontelemetry'];

const inTray = (state: 'running' | 'toConsult', css: string, name?: string) => ({
  css: `[data-flow="exports"][data-state="open.${state}"] ${css}`,
  name,
});

const sheetsOf = async (content: Buffer) =>
  (await readWorkbook(content)).sheets.map(({ name, rows }) => [name, rows.length]);

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

test('saves an export after a page change, then again from the tray', async ({ person, sandbox }) => {
  for (const call of measures) await sandbox.fail(call, 'delay=1000');
  await person.signIn('owner', ofContract);
  await exportThenLeave(person);
  const first = await person.save(sandbox.heal);
  expect(first.name).toMatch(/_98-1000-0000-37_[\d-]+_[\d-]+_mensuel\.xlsx$/);
  const sheets = await sheetsOf(first.content);
  expect(sheets).toHaveLength(61);
  const again = await person.save(() =>
    person.press(inTray('toConsult', 'button', 'Enregistrer de nouveau')),
  );
  await person.press(inTray('toConsult', 'button', 'Fermer'));
  await person.seeNone({ css: '[data-flow="exports"] button' });
  expect(again.name).toBe(first.name);
  expect(await sheetsOf(again.content)).toEqual(sheets);
});

const bars = '[data-flow="histogram"] [role="option"]';

test('draws a year by month, then by day, then as a table', async ({ person }) => {
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

const month = dayAfter(isoDay(new Date()), -35).slice(0, 'yyyy-MM'.length);
const band = '[data-flow="histogram"] svg [data-rise]';

test('marks the days of unusual consumption and links to a request', async ({ person }) => {
  await person.signIn('grand-compte', `${meterPath(leakingMeter)}?mode=daily&period=${month}`);
  await person.see(flow('meterWatch', 'found'));
  await expect.poll(() => person.count(band)).toBeGreaterThan(0);
  const { width, height } = await person.browser.run((css) => {
    const box = document.querySelector(css)?.getBoundingClientRect();
    return { width: box?.width ?? 0, height: box?.height ?? 0 };
  }, band);
  expect(Math.min(width, height)).toBeGreaterThan(10);
  await person.press(button('Préparer une demande'));
  await expect.poll(person.address).toBe('/service-client');
  await expect.poll(async () => (await person.values()).message).toContain(leakingMeter.matricule);
});

test('opens a meter, its technical sheet and the next meter', async ({ person }) => {
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

const block = '[data-flow="overview"] section';

test('shows the amount due and the consumption of the sites, and links to an invoice', async ({ person }) => {
  await person.browser.resize(1280, 720);
  await person.signIn('owner');
  await person.see({ css: `${block} [role="status"]`, name: 'points à vérifier' });
  await person.see({ css: '[data-flow="sites"][data-state="shown"] [role="option"]', name: 'un an avant' });
  await person.press({ css: `${block} li a`, name: 'Facture' });
  await expect.poll(person.address).toMatch(/^\/espace-facturation\?.*invoiceNumber=/);
});

test('monitors all meters, pauses, resumes, and saves the list', async ({ person, sandbox }) => {
  await person.signIn('owner', '/espace-consommation/surveillance');
  await sandbox.fail('POST /api/consumption/telemetry', 'delay=150');
  await person.press(button('Lancer l’analyse'));
  await person.press(button('Mettre en pause'));
  await person.see({ css: '[data-flow="watch"] p', name: 'En pause' });
  await sandbox.heal();
  await person.press(button('Reprendre'));
  await expect
    .poll(() => person.count('[data-flow="watch"][data-state^="choosing"]'), { timeout: 60_000 })
    .toBe(1);
  await person.press(button('Exporter'));
  const { name, content } = await person.save(() =>
    person.press({ css: '[role="menuitem"]', name: 'Liste CSV' }),
  );
  expect(name).toMatch(/^Surveillance_\d{4}-\d\d-\d\d\.csv$/);
  await person.see(flow('watch', 'choosing.saved'));
  const [, count] =
    /(\d+) hausses? enregistrées?|enregistré\s:\s(\d+)/
      .exec(await person.read('[data-flow="watch"] [role="alert"], [data-flow="watch"]'))
      ?.filter(Boolean) ?? [];
  expect(content.toString().trim().split('\n')).toHaveLength(Number(count) + 1);
});
