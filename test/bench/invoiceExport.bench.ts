import type { CDPSession, Page } from 'playwright';
import { many, path } from '../flows/billing/billing.ts';
import { readWorkbook } from '../workbook/readWorkbook.ts';
import { readZip } from '../workbook/readZip.ts';
import { type Measure, median } from './benchmark.ts';
import { takeInteractions, watchInteractions } from './measures/interactions.ts';
import { exported, longTasks, takeTasks, watchTasks } from './measures/longTasks.ts';
import { withPortal } from './portal.ts';

export const name = '600 invoices of a contract, all selected: boxes, one ZIP, one workbook';

const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(200_000, 'x'), Buffer.from('\n%%EOF\n')]);

const measureHeap = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name: metric }) => metric === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1e6;
};

const measureExport = async (page: Page, url: string): Promise<Measure[]> => {
  await page.route('**/api/invoice/download/*', (route) =>
    route.fulfill({ body: pdf, contentType: 'application/pdf' }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const target = encodeURIComponent(`${path}?reference=${many}`);
  await page.goto(`${url}/saml/login?account=owner&RelayState=${target}`);
  await watchTasks(page);
  await watchInteractions(page);
  await page.getByRole('button', { name: 'Tout exporter' }).click();
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
    { label: `box, median of ${presses.length} presses`, value: median(presses), unit: 'ms', budget: 50 },
    { label: 'box, slowest', value: Math.max(...presses), unit: 'ms' },
    ...tasks,
    { label: 'ZIP, from the press to the file', value: seconds, unit: 's' },
    { label: 'ZIP, its size', value: archive.length / 1e6, unit: 'MB' },
    { label: 'JavaScript heap before', value: before, unit: 'MB' },
    { label: 'JavaScript heap after, at most 20 MB more', value: after, unit: 'MB', budget: before + 20 },
    ...(await longTasks(page, 'workbook')),
  ];
};

export const run = (): Promise<Measure[]> =>
  withPortal(async ({ url, browser }) => measureExport(await browser.newPage({ locale: 'fr-FR' }), url));
