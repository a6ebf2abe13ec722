import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright';
import { many, path } from '../flows/billing/billing.ts';
import { readWorkbook } from '../workbook/readWorkbook.ts';
import { readZip } from '../workbook/readZip.ts';
import { type Benchmark, type Measure, median, ms, percentile } from './benchmark.ts';
import { toPageAddress, withPage } from './portal.ts';
import { takeInteractions, watchInteractions } from './searches.ts';

type Watching = typeof window & { tasks: number[] };

const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });

const takeTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as Watching).tasks.splice(0));

const exported = async (page: Page, button: string): Promise<Buffer> => {
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await download).path());
};

const longTasks = async (page: Page, what: string): Promise<Measure[]> => {
  const tasks = await takeTasks(page);
  return [
    { label: `${what}, tasks over 50 ms`, value: tasks.length, unit: '' },
    ms(`${what}, 95th percentile of these tasks`, percentile(tasks.length ? tasks : [0], 0.95), 100),
    { label: `${what}, longest task`, value: Math.max(0, ...tasks), unit: 'ms' },
  ];
};

const measureExport = async (page: Page, what: string): Promise<Measure[]> => {
  await takeTasks(page);
  const began = performance.now();
  const workbook = await exported(page, 'Exporter');
  const seconds = (performance.now() - began) / 1000;
  await page.getByText(/est enregistré/).waitFor();
  const tasks = await longTasks(page, what);
  const { length } = (await readWorkbook(workbook)).sheets;
  if (length !== 61) throw new Error(`${length} sheets instead of 61`);
  return [...tasks, { label: `${what}, from the click to the file`, value: seconds, unit: 's' }];
};

export const meterExport: Benchmark = {
  name: 'Export of the 60 meters of a contract, by month, then by day',
  run: () =>
    withPage(async (page, url) => {
      const path = '/espace-consommation?modale=export&contrat=981000000037';
      await page.goto(toPageAddress(url, { path, isConnected: true }));
      await page.locator('[data-flow="export"][data-state="choosing.ready"]').waitFor();
      await watchTasks(page);
      const monthly = await measureExport(page, 'by month');
      const form = page.locator('[data-flow="export"] form');
      await form.getByText('Par jour', { exact: true }).click();
      const end = await form.locator('[name="end_date"]').inputValue();
      const start = new Date(Date.parse(end) - 90 * 86_400_000).toISOString().slice(0, 10);
      await form.locator('[name="start_date"]').fill(start);
      return [...monthly, ...(await measureExport(page, '90 days'))];
    }),
};

const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(200_000, 'x'), Buffer.from('\n%%EOF\n')]);

const measureHeap = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name: metric }) => metric === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
};

const measureInvoiceExport = async (page: Page, url: string): Promise<Measure[]> => {
  await page.route('**/api/invoice/download/*', (route) =>
    route.fulfill({ body: pdf, contentType: 'application/pdf' }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(toPageAddress(url, { path: `${path}?reference=${many}`, isConnected: true }));
  await watchTasks(page);
  await watchInteractions(page);
  await page.getByRole('button', { name: 'Sélectionner toutes les factures' }).click();
  await page.getByText('600 factures sélectionnées').waitFor();
  await takeInteractions(page);
  const boxes = page.locator('label', { hasText: /^Sélectionner la facture / });
  for (let turn = 0; turn < 20; turn++) await boxes.nth(turn % 5).click();
  const presses = await takeInteractions(page);
  const before = await measureHeap(session);
  await takeTasks(page);
  const began = performance.now();
  const archive = await exported(page, 'Télécharger en ZIP');
  const seconds = (performance.now() - began) / 1000;
  await page.getByText(/est enregistré/).waitFor();
  const tasks = await longTasks(page, 'ZIP');
  const after = await measureHeap(session);
  const { size } = await readZip(archive);
  if (size !== 600) throw new Error(`${size} documents instead of 600`);
  const workbook = await exported(page, 'Liste Excel');
  const { rows } = (await readWorkbook(workbook)).sheet('Factures');
  if (rows.length !== 601) throw new Error(`${rows.length} rows instead of 601`);
  return [
    { label: `checkbox, median of ${presses.length} clicks`, value: median(presses), unit: 'ms', budget: 50 },
    { label: 'checkbox, slowest', value: Math.max(...presses), unit: 'ms' },
    ...tasks,
    { label: 'ZIP, from the click to the file', value: seconds, unit: 's' },
    { label: 'ZIP, size', value: archive.length / 1e6, unit: 'MB' },
    { label: 'JavaScript heap before', value: before, unit: 'MB' },
    { label: 'JavaScript heap after, at most 20 MB more', value: after, unit: 'MB', budget: before + 20 },
    ...(await longTasks(page, 'workbook')),
  ];
};

export const invoiceExport: Benchmark = {
  name: 'Export of 600 selected invoices of a contract: checkboxes, a ZIP, a workbook',
  run: () => withPage(measureInvoiceExport),
};
