import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';
import { readWorkbook } from '../../workbook/readWorkbook.ts';

const meterPage = '/espace-consommation/TR/981000000037/PDS004217';
const ofMeter = `${meterPage}?modale=export`;
const list = '/espace-consommation';
const telemetry = 'POST /api/consumption/telemetry';
const onSite = 'POST /api/consumption/nontelemetry';

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

/** Requests of the export. Other requests do not have this start date. */
const requestedFrom = async (sandbox: Sandbox, start: string, call = telemetry) =>
  (await sandbox.calls(call))
    .map(({ body }) => body as Record<string, string>)
    .filter(({ start_date }) => start_date === start);

test('exports the monthly measures of a meter while its dialog is open', async ({
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
  expect(file.suggestedFilename()).toBe('2026-01-01_D21TA1000142_2024-02_2025-12_mensuel.xlsx');
  expect(await requestedFrom(sandbox, '2024-02-01')).toMatchObject([
    { id_PDS: 'PDS004217', mode: 'monthly', end_date: '2025-12-31' },
  ]);
  await expect(flow(page).getByRole('status').filter({ hasText: 'est enregistré' })).toBeVisible();
  await expect(field(page, 'start_date')).toHaveValue('2024-02-01');
  const { sheets } = await openWorkbook(file);
  expect(sheets.map(({ name }) => name)).toEqual(['D21TA1000142']);
  expect(sheets[0]?.hasFormula).toBe(false);
  await page.keyboard.press('Escape');
  await expect(flow(page)).toHaveCount(0);
  await expect(page).toHaveURL(meterPage);
});

const calendar = (page: Page) => flow(page).getByRole('application');
const cell = (page: Page, day: string) => calendar(page).getByRole('button', { name: day }).first();

test(
  'selects at most 90 days for an export in the calendar by mouse and keyboard',
  deep,
  async ({ page, signIn }) => {
    await at(page, '2026-11-22T12:00');
    await signIn('owner', ofMeter);
    await choose(page, 'Par jour');
    await expectAccessible(page);
    await cell(page, '20 novembre 2026').click();
    for (let month = 0; month < 3; month++)
      await calendar(page).getByRole('button', { name: 'Précédent' }).click();
    // 22 August is 90 days before 20 November, so 21 August is outside the limit.
    await expect(cell(page, '21 août 2026')).toHaveAttribute('aria-disabled', 'true');
    await cell(page, '22 août 2026').focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'start_date')).toHaveValue('2026-08-22');
    await expect(field(page, 'end_date')).toHaveValue('2026-11-20');
    await field(page, 'start_date').fill('2026-10-02');
    await field(page, 'end_date').fill('2026-10-05');
    await expect(calendar(page).getByRole('gridcell', { selected: true })).toHaveCount(4);
  },
);

test('continues an export on other pages after its dialog has closed, then reopens the dialog', async ({
  hold,
  page,
  signIn,
}) => {
  const dropped: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes('telemetry')) dropped.push(request.url());
  });
  await signIn('owner', list);
  await page.getByRole('heading', { name: 'École Jules-Ferry' }).getByRole('button').click();
  const link = page.getByRole('link', { name: /^Exporter les consommations du contrat/ });
  await link.click();
  await ready(page);
  const releases = [await hold(telemetry), await hold(onSite)];
  await press(page, 'Exporter');
  await expect(state(page, 'fetching')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
  const tray = page.getByRole('region', { name: 'Tâches' });
  await expect(tray.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  await link.press('Enter');
  await expect(page.getByRole('dialog').locator('[data-state="fetching"]')).toBeVisible();
  await expect(tray).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Factures' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Factures' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  for (const release of releases) release();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/_mensuel\.xlsx$/);
  await expect(tray.getByRole('status').filter({ hasText: 'est enregistré' })).toBeVisible();
  await tray.getByRole('button', { name: 'Fermer' }).click();
  await expect(tray).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(dropped).toEqual([]);
});

test(
  'loads the code of the calendar and of the workbook only when the user needs it',
  deep,
  async ({ page, signIn }) => {
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
    expect(has('writeWorkbook.worker')).toBe(true);
  },
);

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
  expect(file.suggestedFilename()).toBe('2026-11-22_tous-compteurs_2025-11_2026-10_mensuel.xlsx');
  const { sheets } = await openWorkbook(file);
  const rows = sheets[0]?.rows.slice(1, -1) ?? [];
  expect(sheets).toHaveLength(rows.length + 2);
  expect(new Set(rows.map(([reference]) => reference?.value)).size).toBe(3);
  const requested = [
    ...(await requestedFrom(sandbox, '2025-11-01')),
    ...(await requestedFrom(sandbox, '2025-11-01', onSite)),
  ].map(keyOf);
  expect(new Set(requested).size).toBe(rows.length);
  expect(requested).toHaveLength(rows.length);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(list);
  await expect(allMeters(page)).toBeFocused();
});
