import type { Page } from 'playwright';
import { readWorkbook } from '../workbook/readWorkbook.ts';
import type { Measure } from './benchmark.ts';
import { exported, longTasks, takeTasks, watchTasks } from './measures/longTasks.ts';
import { withPortal } from './portal.ts';

export const name = '60 meters of a contract exported, by month then by day';

const target = encodeURIComponent('/espace-consommation?modale=export&contrat=981000000037');

const measureExport = async (page: Page, what: string): Promise<Measure[]> => {
  await takeTasks(page);
  const began = performance.now();
  const workbook = await exported(page, 'Exporter');
  const seconds = (performance.now() - began) / 1000;
  await page.getByText(/est enregistré/).waitFor();
  const tasks = await longTasks(page, what);
  const { length } = (await readWorkbook(workbook)).sheets;
  if (length !== 61) throw new Error(`${length} sheets instead of 61`);
  return [...tasks, { label: `${what}, from the press to the file`, value: seconds, unit: 's' }];
};

export const run = (): Promise<Measure[]> =>
  withPortal(async ({ url, browser }) => {
    const page = await browser.newPage({ locale: 'fr-FR' });
    await page.goto(`${url}/saml/login?account=owner&RelayState=${target}`);
    await page.locator('[data-flow="export"][data-state="choosing.ready"]').waitFor();
    await watchTasks(page);
    const monthly = await measureExport(page, 'by month');
    const form = page.locator('[data-flow="export"] form');
    await form.getByText('Par jour', { exact: true }).click();
    const end = await form.locator('[name="end_date"]').inputValue();
    const start = new Date(Date.parse(end) - 90 * 86_400_000).toISOString().slice(0, 10);
    await form.locator('[name="start_date"]').fill(start);
    return [...monthly, ...(await measureExport(page, '90 days'))];
  });
