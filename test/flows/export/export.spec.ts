import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { deep, sampled } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { readWorkbook } from '../../workbook/readWorkbook.ts';

const meterPage = '/espace-consommation/TR/981000000037/PDS004217';
const ofMeter = `${meterPage}?modale=export`;
const list = '/espace-consommation';
const ofContract = (reference: string) => `${list}?modale=export&contrat=${reference}`;
const telemetry = 'POST /api/consumption/telemetry';
const onSite = 'POST /api/consumption/nontelemetry';
/** Contracts of the sandbox with 60 meters and with 7. */
const [sixty, seven] = ['981000000037', '981000023794'];

const flow = (page: Page) => page.locator('[data-flow="export"]');
const state = (page: Page, name: string) => page.locator(`[data-flow="export"][data-state="${name}"]`);
const field = (page: Page, name: string) => flow(page).locator(`[name="${name}"]`);
const press = (page: Page, name: string) => flow(page).getByRole('button', { name, exact: true }).click();
const choose = (page: Page, words: string) => flow(page).getByText(words, { exact: true }).click();
const ready = (page: Page) => expect(state(page, 'choosing.ready')).toBeVisible();

const at = (page: Page, moment: string) => page.clock.setFixedTime(new Date(moment));

const saved = async (page: Page): Promise<Download> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Exporter')]);
  await expect(state(page, 'choosing.saved')).toBeVisible();
  return file;
};
const openWorkbook = async (file: Download) => readWorkbook(await readFile(await file.path()));

type Sandbox = { calls: (call: string) => Promise<{ body?: unknown }[]> };

/** Only the export requests this start date: the page around it requests other periods. */
const requestedFrom = async (sandbox: Sandbox, start: string, call = telemetry) =>
  (await sandbox.calls(call))
    .map(({ body }) => body as Record<string, string>)
    .filter(({ start_date }) => start_date === start);

const days = async (page: Page, start: string, end: string) => {
  await choose(page, 'Par jour');
  await field(page, 'start_date').fill(start);
  await field(page, 'end_date').fill(end);
};

test('exports a meter by month with the expected content, and keeps the window open', async ({
  page,
  sandbox,
  signIn,
}) => {
  await at(page, '2026-01-01T12:00');
  await signIn('owner', ofMeter);
  await ready(page);
  await expectAccessible(page);
  await field(page, 'start_date').selectOption('2024-02-01');
  await field(page, 'end_date').selectOption({ label: 'décembre 2025' });
  const file = await saved(page);
  expect(file.suggestedFilename()).toBe('2026-01-01_D21TA1000142_mensuel.xlsx');
  expect(await requestedFrom(sandbox, '2024-02-01')).toEqual([
    {
      reference: sixty,
      id_PDS: 'PDS004217',
      mode: 'monthly',
      start_date: '2024-02-01',
      end_date: '2025-12-31',
    },
  ]);
  await expect(flow(page).getByRole('status').filter({ hasText: 'est enregistré' })).toBeVisible();
  await expectAccessible(page);
  await expect(field(page, 'start_date')).toHaveValue('2024-02-01');
  const { sheets } = await openWorkbook(file);
  expect(sheets.map(({ name }) => name)).toEqual(['D21TA1000142']);
  expect(sheets[0]?.hasFormula).toBe(false);
  await page.keyboard.press('Escape');
  await expect(flow(page)).toHaveCount(0);
  await expect(page).toHaveURL(meterPage);
});

const byDay = async (page: Page, sandbox: Sandbox, start: string, end: string) => {
  await days(page, start, end);
  const [sheet] = (await openWorkbook(await saved(page))).sheets;
  expect(await requestedFrom(sandbox, start)).toEqual([
    { reference: sixty, id_PDS: 'PDS004217', mode: 'daily', start_date: start, end_date: end },
  ]);
  return sheet?.rows.flatMap(([first]) => (first?.type === 'date' ? [first.value] : [])) ?? [];
};

for (const [timezoneId, when] of sampled(['Europe/Paris', 'America/Cayenne']))
  test.describe(timezoneId, when, () => {
    test.use({ timezoneId });

    test(
      'exports a meter by day across the change to daylight saving time',
      deep,
      async ({ page, sandbox, signIn }) => {
        await signIn('owner', ofMeter);
        await ready(page);
        const year = new Date().getFullYear();
        // The last Sunday of March, when clocks change, and the days around it.
        const sunday = new Date(Date.UTC(year, 2, 31));
        sunday.setUTCDate(31 - sunday.getUTCDay());
        const dayAt = (offset: number) =>
          new Date(sunday.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
        const written = await byDay(page, sandbox, dayAt(-1), dayAt(1));
        expect(written).toEqual([dayAt(-1), dayAt(0), dayAt(1)]);
      },
    );

    test('the last selectable day is today, late in the evening too', deep, async ({ page, signIn }) => {
      const offset = timezoneId === 'Europe/Paris' ? '+01:00' : '-03:00';
      await at(page, `2026-12-31T23:30:00${offset}`);
      await signIn('owner', ofMeter);
      await choose(page, 'Par jour');
      await expect(field(page, 'end_date')).toHaveValue('2026-12-31');
      await expect(field(page, 'start_date')).toHaveValue('2026-12-02');
    });
  });

const calendar = (page: Page) => flow(page).getByRole('application');
const cell = (page: Page, day: string) => calendar(page).getByRole('button', { name: day }).first();

test('selects days in the calendar by mouse, within 90 days of the first', deep, async ({ page, signIn }) => {
  await at(page, '2026-11-22T12:00');
  await signIn('owner', ofMeter);
  await choose(page, 'Par jour');
  await expect(calendar(page)).toBeVisible();
  await expectAccessible(page);
  await cell(page, '20 novembre 2026').click();
  for (let month = 0; month < 3; month++)
    await calendar(page).getByRole('button', { name: 'Précédent' }).click();
  // 20 November is 90 days after 22 August, and 91 after the 21st.
  await expect(cell(page, '21 août 2026')).toHaveAttribute('aria-disabled', 'true');
  await cell(page, '22 août 2026').click();
  await expect(field(page, 'start_date')).toHaveValue('2026-08-22');
  await expect(field(page, 'end_date')).toHaveValue('2026-11-20');
});

test(
  'selects days in the calendar by keyboard, and shows typed days in it',
  deep,
  async ({ page, signIn }) => {
    await at(page, '2026-11-22T12:00');
    await signIn('owner', ofMeter);
    await choose(page, 'Par jour');
    await cell(page, '22 novembre 2026').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(field(page, 'start_date')).toHaveValue('2026-11-14');
    await expect(field(page, 'end_date')).toHaveValue('2026-11-15');
    await field(page, 'start_date').fill('2026-10-02');
    await field(page, 'end_date').fill('2026-10-05');
    await expect(calendar(page).getByRole('heading', { name: 'octobre 2026' })).toBeAttached();
    await expect(calendar(page).getByRole('gridcell', { selected: true })).toHaveCount(4);
  },
);

test(
  'a period that is too long shows an error before any call; corrected, it exports',
  deep,
  async ({ page, sandbox, signIn }) => {
    await at(page, '2026-11-22T12:00');
    await signIn('owner', ofMeter);
    await days(page, '2026-08-23', '2026-11-22');
    await press(page, 'Exporter');
    const alert = flow(page).getByRole('alert');
    await expect(alert).toContainText('90 jours au plus');
    await expect(alert).toBeFocused();
    await expectAccessible(page);
    expect(await requestedFrom(sandbox, '2026-08-23')).toEqual([]);
    await field(page, 'start_date').fill('2026-08-24');
    await choose(page, 'CSV');
    const file = await saved(page);
    expect(file.suggestedFilename()).toBe('2026-11-22_D21TA1000142_journalier.csv');
    expect(await requestedFrom(sandbox, '2026-08-24')).toHaveLength(1);
    const text = (await readFile(await file.path())).toString('utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text).toContain('98-1000-0000-37;');
  },
);

test('a period without measures shows a message and keeps the choice', deep, async ({ page, signIn }) => {
  await page.route('**/api/consumption/telemetry', (route) =>
    route.fulfill({ json: { code: '00', measures: [] } }),
  );
  await signIn('owner', ofMeter);
  await choose(page, 'CSV');
  await press(page, 'Exporter');
  await expect(state(page, 'choosing.nothingMeasured')).toContainText('aucune mesure sur cette période');
  await expect(flow(page).getByRole('radio', { name: 'CSV' })).toBeChecked();
  await expectAccessible(page);
});

test(
  'failed meters are listed and retried separately; the workbook is complete',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', ofContract(seven));
    await ready(page);
    await expect(flow(page).getByText('7 sur 7 cochés')).toBeVisible();
    await expectAccessible(page);
    await sandbox.fail(telemetry, 'status=503', 2);
    await press(page, 'Exporter');
    await expect(flow(page).getByRole('alert')).toContainText('Les mesures de 2 compteurs');
    await expect(
      flow(page).getByRole('list', { name: 'Compteurs qui manquent' }).getByRole('listitem'),
    ).toHaveCount(2);
    await expectAccessible(page);
    const { length } = await sandbox.calls(telemetry);
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Réessayer')]);
    await expect(state(page, 'choosing.saved')).toContainText('7 compteurs');
    expect(await sandbox.calls(telemetry)).toHaveLength(length + 2);
    expect(file.suggestedFilename()).toContain('_98-1000-0237-94_mensuel.xlsx');
    const { sheets } = await openWorkbook(file);
    expect(sheets).toHaveLength(8);
    expect(sheets[0]?.name).toBe('Synthèse');
    expect(sheets[0]?.rows).toHaveLength(8);
  },
);

test('saves the other selected meters when one fails', deep, async ({ page, sandbox, signIn }) => {
  await signIn('owner', ofContract(seven));
  await ready(page);
  await press(page, 'Tout décocher');
  await expect(flow(page).getByText('Aucun compteur coché')).toBeVisible();
  await press(page, 'Exporter');
  await expect(flow(page).getByRole('alert')).toContainText('Cochez au moins un compteur');
  for (const rank of [0, 1, 2]) await flow(page).getByRole('checkbox').nth(rank).check();
  await sandbox.fail(telemetry, 'status=503', 1);
  await press(page, 'Exporter');
  await expect(state(page, 'incomplete')).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Enregistrer les autres')]);
  expect((await openWorkbook(file)).sheets).toHaveLength(3);
  await expect(flow(page).getByText('3 sur 7 cochés')).toBeVisible();
});

test(
  'exports sixty meters with four calls at a time, and cancelling stops the calls',
  deep,
  async ({ page, signIn }) => {
    const count = { underWay: 0, most: 0, requested: 0, dropped: 0 };
    page.on('requestfailed', (request) => {
      if (request.url().includes('telemetry')) count.dropped += 1;
    });
    await page.route(/consumption\/(non)?telemetry/, () => {
      count.requested += 1;
      count.underWay += 1;
      count.most = Math.max(count.most, count.underWay);
    });
    await signIn('owner', ofContract(sixty));
    await ready(page);
    await expect(flow(page).getByText('60 sur 60 cochés')).toBeVisible();
    await flow(page).getByRole('searchbox', { name: 'Filtrer les compteurs' }).fill('marais');
    await expect(flow(page).getByRole('checkbox')).toHaveCount(1);
    await press(page, 'Exporter');
    await expect(flow(page).getByRole('progressbar')).toHaveAccessibleName(
      'Lecture des mesures de 60 compteurs',
    );
    await expect.poll(() => count.requested).toBe(4);
    await expectAccessible(page);
    await press(page, 'Annuler');
    await ready(page);
    await expect.poll(() => count.dropped).toBe(4);
    expect(count).toMatchObject({ requested: 4, most: 4 });
  },
);

test('a closed export continues across pages, and the window shows it again', async ({ page, signIn }) => {
  const dropped: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes('telemetry')) dropped.push(request.url());
  });
  await signIn('owner', list);
  await page.getByRole('heading', { name: 'École Jules-Ferry' }).getByRole('button').click();
  const link = page.getByRole('link', { name: /^Exporter les consommations du contrat/ });
  await link.click();
  await ready(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/consumption\/(non)?telemetry/, async (route) => {
    await released;
    await route.continue();
  });
  await press(page, 'Exporter');
  await expect(state(page, 'fetching')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
  const tray = page.getByRole('region', { name: 'Exports' });
  await expect(tray.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  await link.press('Enter');
  await expect(page.getByRole('dialog').locator('[data-state="fetching"]')).toBeVisible();
  await expect(tray).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Factures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), release()]);
  expect(file.suggestedFilename()).toMatch(/_mensuel\.xlsx$/);
  await expect(tray.getByRole('status').filter({ hasText: 'est enregistré' })).toBeVisible();
  await tray.getByRole('button', { name: 'Fermer' }).click();
  await expect(tray).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(dropped).toEqual([]);
});

test('a reload keeps an idle export window open, and Escape closes it', deep, async ({ page, signIn }) => {
  await signIn('owner', ofContract(seven));
  await ready(page);
  await page.reload();
  await ready(page);
  await page.keyboard.press('Escape');
  await expect(flow(page)).toHaveCount(0);
  await expect(page).toHaveURL(list);
});

test(
  'meters read on site are exported by day, without a choice of days',
  deep,
  async ({ page, sandbox, signIn }) => {
    await at(page, '2026-11-22T12:00');
    await signIn('owner', `${list}/SE/981000007956/${encodeURIComponent('PDS/004 218')}?modale=export`);
    await expect(flow(page).getByText(/Ce compteur est relevé sur place/)).toBeVisible();
    await expect(flow(page).getByRole('radio', { name: 'Par jour' })).toHaveCount(0);
    await field(page, 'start_date').selectOption('2025-02-01');
    await saved(page);
    expect(await requestedFrom(sandbox, '2025-02-01', onSite)).toMatchObject([
      { id_PDS: 'PDS/004 218', start_date: '2025-02-01', end_date: '2026-11-22' },
    ]);
  },
);

test(
  'a contract that fails to load shows an error and a retry; an unknown one, a message',
  deep,
  async ({ page, sandbox, signIn }) => {
    await signIn('owner', list);
    await sandbox.fail('POST /api/consumption/meters_list', 'code=12');
    await page.goto(ofContract(seven));
    await expect(state(page, 'unlisted').getByRole('alert')).toContainText('erreur technique');
    await expectAccessible(page);
    await sandbox.heal();
    await press(page, 'Réessayer');
    await ready(page);
    await page.goto(ofContract('989999999999'));
    await expect(state(page, 'unlisted')).toContainText('n’est pas dans votre compte');
  },
);

test('writes a contract name that looks like a formula as text', deep, async ({ page, signIn }) => {
  await signIn('owner', ofContract('981000071308'));
  await expect(flow(page).getByText('=1+1 (')).toBeVisible();
  const { sheets } = await openWorkbook(await saved(page));
  expect(sheets.flatMap(({ rows }) => rows.flat().map((one) => one.value))).toContain('=1+1');
  expect(sheets.some(({ hasFormula }) => hasFormula)).toBe(false);
});

test('loads the calendar and the workbook code on demand', deep, async ({ page, signIn }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const has = (name: string) => loaded.some((path) => path.includes(`/assets/${name}`));
  await signIn('owner', meterPage);
  expect(['ExportDialog', 'RangeCalendar', 'workbook', 'writeFile'].filter(has)).toEqual([]);
  await page.getByRole('link', { name: 'Exporter', exact: true }).click();
  await ready(page);
  expect(['RangeCalendar', 'workbook', 'writeFile'].filter(has)).toEqual([]);
  await choose(page, 'Par jour');
  await expect(calendar(page)).toBeVisible();
  expect(has('RangeCalendar')).toBe(true);
  await saved(page);
  expect(has('workbook.worker')).toBe(true);
});

const metersList = 'POST /api/consumption/meters_list';
const ofAccount = `${list}?modale=export`;
const allMeters = (page: Page) => page.getByRole('link', { name: 'Exporter tous mes compteurs' });
const keyOf = ({ reference, id_PDS }: Record<string, string>) => `${reference} ${id_PDS}`;

test('exports all meters of the account, each with its contract', async ({ page, sandbox, signIn }) => {
  await at(page, '2026-11-22T12:00');
  await signIn('simple', list);
  await allMeters(page).click();
  await ready(page);
  await expectAccessible(page);
  await expect(flow(page).getByText(/^3 contrats, \d+ compteurs$/)).toBeVisible();
  const file = await saved(page);
  expect(file.suggestedFilename()).toBe('2026-11-22_tous-compteurs_mensuel.xlsx');
  const { sheets } = await openWorkbook(file);
  const rows = sheets[0]?.rows.slice(1) ?? [];
  expect(sheets).toHaveLength(rows.length + 1);
  expect(new Set(rows.map(([reference]) => reference?.value)).size).toBe(3);
  const requested = [
    ...(await requestedFrom(sandbox, '2025-12-01')),
    ...(await requestedFrom(sandbox, '2025-12-01', onSite)),
  ].map(keyOf);
  expect(new Set(requested).size).toBe(rows.length);
  expect(requested).toHaveLength(rows.length);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(list);
  await expect(allMeters(page)).toBeFocused();
});

test(
  'unreadable parts of the account are listed with a reason, retried or skipped',
  deep,
  async ({ page, sandbox, signIn }) => {
    await at(page, '2026-11-22T12:00');
    await signIn('owner', list);
    await expect(allMeters(page)).toBeVisible();
    const isFurther = (body: unknown) =>
      typeof body === 'object' && body !== null && 'reference' in body && body.reference === sixty;
    await page.route('**/api/consumption/meters_list', (route) =>
      isFurther(route.request().postDataJSON())
        ? route.fulfill({ status: 503, json: { code: '12' } })
        : route.continue(),
    );
    await allMeters(page).click();
    const missing = flow(page).getByRole('list', { name: 'Contrats qui manquent' });
    await expect(state(page, 'partlyListed')).toBeVisible();
    await expect(missing.getByRole('listitem')).toHaveText([/98-1000-0000-37/]);
    await expectAccessible(page);
    await press(page, 'Continuer sans ces contrats');
    await ready(page);
    await expect(flow(page).getByText(/d’autres contrats n’ont pas pu être lus/)).toBeVisible();
    expect((await saved(page)).suggestedFilename()).toBe('2026-11-22_tous-compteurs_mensuel-partiel.xlsx');
    await page.keyboard.press('Escape');
    await allMeters(page).click();
    await expect(state(page, 'partlyListed')).toBeVisible();
    await page.unroute('**/api/consumption/meters_list');
    const { length } = await sandbox.calls(metersList);
    await press(page, 'Réessayer');
    await ready(page);
    const again = (await sandbox.calls(metersList)).slice(length);
    expect(again).toHaveLength(11);
    expect(again.every(({ body }) => isFurther(body))).toBe(true);
    await expect(flow(page).getByRole('checkbox', { name: /98-1000-0000-37/ })).toBeChecked();
  },
);

test(
  'over a thousand meters show progress, are selected by contract, and only fit a CSV',
  deep,
  async ({ page, signIn }) => {
    test.setTimeout(240_000);
    await at(page, '2026-11-22T12:00');
    await signIn('thousand-meters', list);
    await allMeters(page).click();
    await expect(
      flow(page).getByRole('progressbar', { name: 'Lecture de tous vos compteurs' }),
    ).toBeVisible();
    await expect(state(page, 'choosing.ready')).toBeVisible({ timeout: 60_000 });
    await expect(flow(page).getByText(/^3 contrats, 1\s198 compteurs$/)).toBeVisible();
    await expect(flow(page).getByRole('radio', { name: 'CSV' })).toBeChecked();
    await expect(flow(page).getByRole('radio', { name: 'Classeur Excel' })).toBeDisabled();
    await expect(
      flow(page)
        .getByText(/100 compteurs au plus/)
        .first(),
    ).toBeVisible();
    await expect(flow(page).getByRole('checkbox')).toHaveCount(3);
    await expectAccessible(page);
    await press(page, 'Tout décocher');
    await flow(page)
      .getByRole('button', { name: /^Compteurs du contrat/ })
      .first()
      .click();
    const meters = flow(page).getByRole('list', { name: /^Compteurs du contrat/ });
    for (const rank of [0, 1]) await meters.getByRole('checkbox').nth(rank).check();
    await flow(page).getByRole('checkbox').last().check();
    await expect(flow(page).getByText(/^400 sur 1\s198 cochés$/)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      press(page, 'Exporter'),
    ]);
    expect(file.suggestedFilename()).toBe('2026-11-22_400-compteurs_mensuel.csv');
    const text = (await readFile(await file.path())).toString('utf8');
    const rows = text.split('\r\n').slice(1, -1);
    expect(new Set(rows.map((row) => row.split(';')[0])).size).toBe(2);
  },
);

test('an account without a contract has no export', deep, async ({ page, signIn }) => {
  await signIn('no-contract', ofAccount);
  await expect(state(page, 'withoutMeters')).toContainText('Aucun compteur');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(allMeters(page)).toHaveCount(0);
});

test('offers the last export of the visit again, until the sign-out', deep, async ({ page, signIn }) => {
  await at(page, '2026-11-22T12:00');
  await signIn('owner', ofContract(seven));
  await days(page, '2026-11-02', '2026-11-12');
  await choose(page, 'CSV');
  await saved(page);
  await page.goto(ofContract(sixty));
  await ready(page);
  await expect(field(page, 'start_date')).toHaveValue('2026-11-02');
  await expect(field(page, 'end_date')).toHaveValue('2026-11-12');
  await expect(flow(page).getByRole('radio', { name: 'CSV' })).toBeChecked();
  // The page shows a period, which overrides the last one; the last format stays.
  await page.goto(ofMeter);
  await ready(page);
  await expect(flow(page).getByRole('radio', { name: 'Par mois' })).toBeChecked();
  await expect(flow(page).getByRole('radio', { name: 'CSV' })).toBeChecked();
  await page.goto('/logout');
  await signIn('owner', ofContract(sixty));
  await ready(page);
  await expect(flow(page).getByRole('radio', { name: 'Par mois' })).toBeChecked();
  await expect(flow(page).getByRole('radio', { name: 'Classeur Excel' })).toBeChecked();
});
