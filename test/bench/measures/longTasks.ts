import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { type Measure, percentile } from '../benchmark.ts';

type Watching = typeof window & { tasks: number[] };

/** Gathers the tasks of 50 ms and more, from now on. */
export const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });

export const takeTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as Watching).tasks.splice(0));

/** The file that a button saves. */
export const exported = async (page: Page, button: string): Promise<Buffer> => {
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await download).path());
};

/** What has held the page up since the last time, which the 95th percentile judges. */
export const longTasks = async (page: Page, what: string): Promise<Measure[]> => {
  const tasks = await takeTasks(page);
  return [
    { label: `${what}, tasks over 50 ms`, value: tasks.length, unit: '' },
    {
      label: `${what}, 95th percentile of those`,
      value: percentile(tasks.length ? tasks : [0], 0.95),
      unit: 'ms',
      budget: 100,
    },
    { label: `${what}, longest task`, value: Math.max(0, ...tasks), unit: 'ms' },
  ];
};
