import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { formatLitres } from '#src/domain/amounts.ts';
import { deep } from '../../deep.ts';
import { expect, test } from '../../journeys/portal.ts';
import { readWorkbook } from '../../workbook/readWorkbook.ts';

const address = '/espace-consommation/surveillance';
const telemetry = 'POST /api/consumption/telemetry';

const flow = (page: Page) => page.locator('[data-flow="watch"]');
const button = (page: Page, name: string) => flow(page).getByRole('button', { name });
const found = (page: Page) =>
  flow(page)
    .getByRole('status')
    .filter({ hasText: /compteurs lus\./ });

test('the workbook contains the rows of the screen in the same order', deep, async ({ page, signIn }) => {
  await signIn('owner', address);
  await button(page, 'Lancer l’analyse').click();
  await expect(found(page)).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await button(page, 'Liste Excel').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Surveillance_\d{4}-\d{2}-\d{2}\.xlsx$/);
  const { sheets, sheet } = await readWorkbook(await readFile(await file.path()));
  expect(sheets.map(({ name, hasFormula, frozen }) => ({ name, hasFormula, rows: frozen.rows }))).toEqual([
    { name: 'Hausses', hasFormula: false, rows: 1 },
  ]);
  const [head = [], ...rows] = sheet('Hausses').rows;
  expect(head.map(({ value }) => value)).toEqual([
    'Référence du contrat',
    'Compteur',
    'Adresse',
    'Premier jour',
    'Dernier jour',
    'Toujours en cours',
    'Surplus en tout (m³)',
    'Surplus par jour (m³)',
    'Habituel par jour (m³)',
    'Cause possible',
    'Relevés manquants',
    'Relevés estimés',
  ]);
  await expect(flow(page)).toContainText(new RegExp(`\\.xlsx est enregistré\\s:\\s${rows.length} hausses`));
  const listed = await flow(page).getByRole('heading', { level: 2 }).allTextContents();
  expect(rows.slice(0, listed.length).map(([, meter]) => meter?.value)).toEqual(listed);
  const types = [
    'text',
    'text',
    'text',
    'date',
    'date',
    'text',
    'number',
    'number',
    'number',
    'text',
    'number',
    'number',
  ];
  for (const row of rows) expect(row.map(({ type }) => (type === 'blank' ? 'text' : type))).toEqual(types);
  const lost = rows
    .filter((row) => !String(row[9]?.value).startsWith('Une saison'))
    .map((row) => Number(row[6]?.value));
  expect(lost).toEqual(lost.toSorted((one, other) => other - one));
  const litres = Math.round(1_000 * Number(rows[0]?.[6]?.value));
  const alarms = flow(page).getByRole('listitem').filter({ hasText: 'de plus par jour' });
  await expect(alarms.first()).toContainText(`${formatLitres(litres)} en tout`);
});

const takeNotes = (page: Page) =>
  page.addInitScript(() => {
    const done: number[] = [];
    const note = () => {
      const bar = document.querySelector('[data-state="reading"] progress');
      if (bar instanceof HTMLProgressElement && bar.value !== done.at(-1)) {
        done.push(bar.value);
        Object.assign(document.documentElement.dataset, { done });
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

const readNotes = async (page: Page): Promise<number[]> => {
  const { done = '' } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  return done.split(',').map(Number);
};

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      tid: z.number(),
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ name: z.optional(z.unknown()) })),
    }),
  ),
});

/** Longest task of the page in milliseconds of its own CPU time, without other processes. */
const findLongestTask = (trace: Buffer): number => {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace.toString()));
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ tid }) => tid),
  );
  const tasks = traceEvents.filter(({ name, tid }) => name.endsWith('RunTask') && pages.has(tid));
  expect(tasks.length).toBeGreaterThan(1_000);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1_000;
};

test(
  'reads a thousand meters, with progress, and stays responsive',
  deep,
  async ({ browser, page, sandbox, signIn }) => {
    test.setTimeout(300_000);
    await takeNotes(page);
    await signIn('thousand-meters', address);
    await browser.startTracing(page, { categories: ['toplevel'] });
    await button(page, 'Lancer l’analyse').click();
    await expect(flow(page)).toHaveAttribute('data-state', 'reading', { timeout: 120_000 });
    await expect(flow(page).getByText('Lecture de 1 000 compteurs').first()).toBeVisible();
    await expect(found(page)).toContainText(/^1\s000 compteurs lus\. \d+ hausses/, { timeout: 240_000 });
    const longest = findLongestTask(await browser.stopTracing());
    const done = await readNotes(page);
    expect(done).toEqual(done.toSorted((one, other) => one - other));
    expect(done.length).toBeGreaterThan(100);
    expect(longest).toBeLessThan(200);
    const read = (await sandbox.calls(telemetry)).map(({ body }) => JSON.stringify(body));
    expect(read).toHaveLength(1_000);
    expect(new Set(read).size).toBe(1_000);
    await expect(flow(page).getByRole('heading', { level: 2 })).toHaveCount(20);
  },
);
