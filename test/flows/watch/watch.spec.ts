import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { subDays } from 'date-fns';
import * as z from 'zod/mini';
import { formatDay } from '#src/domain/format.ts';
import { deep } from '../../deep.ts';
import { expectAccessible } from '../../expectAccessible.ts';
import { expect, test } from '../../journeys/portal.ts';

const address = '/espace-consommation/surveillance';
const telemetry = 'POST /api/consumption/telemetry';

const flow = (page: Page) => page.locator('[data-flow="watch"]');
const button = (page: Page, name: string) => flow(page).getByRole('button', { name });
const found = (page: Page) =>
  flow(page)
    .getByRole('status')
    .filter({ hasText: /compteurs lus\./ });

/** Month of the leaks, which last twelve days and start 40 days ago (test/sandbox/README.md). */
const leakMonth = new RegExp(`\\s${formatDay(subDays(new Date(), 40)).split(/\s/)[1]}\\s`);

test('opens the last leak from the list of meters by keyboard, and saves the file', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/espace-consommation');
  await page.getByRole('link', { name: 'Surveiller mes sites' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await button(page, 'Lancer l’analyse').focus();
  await page.keyboard.press('Enter');
  await expect(found(page)).toContainText(/\d+ hausses? à vérifier\./, { timeout: 60_000 });
  const alarms = flow(page).getByRole('listitem').filter({ hasText: 'de plus par jour' });
  await expect(
    alarms
      .filter({ hasText: /Une fuite\s:/ })
      .filter({ hasText: leakMonth })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await expect(page.locator(':focus')).toContainText(/à vérifier/);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Liste Excel')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const file = await (await download).path();
  await expect(flow(page)).toContainText('.csv est enregistré');
  const [, saved] = /\.csv est enregistré\s:\s(\d+)/.exec((await flow(page).textContent()) ?? '') ?? [];
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(Number(saved) + 1);
});

const recordProgress = (page: Page) =>
  page.addInitScript(() => {
    const done: number[] = [];
    const record = () => {
      const bar = document.querySelector('[data-state="reading"] progress');
      if (bar instanceof HTMLProgressElement && bar.value !== done.at(-1)) {
        done.push(bar.value);
        Object.assign(document.documentElement.dataset, { done });
      }
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });

const readProgress = async (page: Page): Promise<number[]> => {
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

/** Longest task of the page, in milliseconds of its own CPU time, without other processes. */
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
    await recordProgress(page);
    await signIn('thousand-meters', address);
    await browser.startTracing(page, { categories: ['toplevel'] });
    await button(page, 'Lancer l’analyse').click();
    await expect(flow(page)).toHaveAttribute('data-state', 'reading', { timeout: 120_000 });
    await expect(flow(page).getByText('Lecture de 1 000 compteurs').first()).toBeVisible();
    await expect(found(page)).toContainText(/^1\s000 compteurs lus\. \d+ hausses/, { timeout: 240_000 });
    const longest = findLongestTask(await browser.stopTracing());
    const done = await readProgress(page);
    expect(done).toEqual(done.toSorted((one, other) => one - other));
    expect(done.length).toBeGreaterThan(100);
    expect(longest).toBeLessThan(200);
    const read = (await sandbox.calls(telemetry)).map(({ body }) => JSON.stringify(body));
    expect(read).toHaveLength(1_000);
    expect(new Set(read).size).toBe(1_000);
    await expect(flow(page).getByRole('heading', { level: 2 })).toHaveCount(20);
  },
);
