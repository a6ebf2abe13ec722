import type { Page } from 'playwright';

/** What a page holds of the browser, once nothing that could be collected is left. */
export type Footprint = {
  /** In kB. */
  heap: number;
  nodes: number;
  listeners: number;
};

/** Looks at a page, over and over, as its debugger does. */
export const watchFootprint = async (page: Page): Promise<() => Promise<Footprint>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return async () => {
    // What the first frees may free more.
    for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const read = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
    return {
      heap: read('JSHeapUsedSize') / 1000,
      nodes: read('Nodes'),
      listeners: read('JSEventListeners'),
    };
  };
};
