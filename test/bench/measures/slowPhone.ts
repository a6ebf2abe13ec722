import type { Browser, CDPSession, Page } from 'playwright';
import { readTrace, watchPaints } from './paintTrace.ts';
import type { Trace } from './vitals.ts';

const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms each way and back. */
const network = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

/** How many times slower than this computer's the processor is. */
export const slowdown = 4;

const slowDown = async (session: CDPSession) => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

/** How long nothing is asked of the network and no task is long, when a page is quiet. */
const quiet = 1500;
const patience = 60_000;

/** Counts what the page asks, from now on. */
const watchRequests = (page: Page) => {
  const traffic = { pending: 0, last: performance.now() };
  const count = (change: number) => () => {
    traffic.pending += change;
    traffic.last = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return traffic;
};

/** Waits until the page has nothing left to do. */
const waitForQuiet = async (page: Page, traffic: ReturnType<typeof watchRequests>): Promise<void> => {
  const began = performance.now();
  while (performance.now() - began < patience) {
    const { tasks } = await readTrace(page);
    const now = await page.evaluate(() => performance.now());
    const { start = 0, duration = 0 } = tasks.at(-1) ?? {};
    const isStill = traffic.pending <= 0 && performance.now() - traffic.last > quiet;
    if (isStill && now - start - duration > quiet) return;
    await page.waitForTimeout(200);
  }
  throw new Error(`${page.url()} is never quiet`);
};

type Visit = { url: string; token?: string; settled: string };

/** Opens an address on a slow phone that has never come here, waits for what is settled there and for the quiet. */
export const visitSlowly = async (browser: Browser, { url, token, settled }: Visit): Promise<Trace> => {
  const context = await browser.newContext({ locale: 'fr-FR', ...screen });
  try {
    const page = await context.newPage();
    if (token !== undefined)
      await page.addInitScript((stored) => localStorage.setItem('portal.token', stored), token);
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await watchPaints(page);
    await slowDown(await context.newCDPSession(page));
    const traffic = watchRequests(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(settled).first().waitFor({ timeout: patience });
    await waitForQuiet(page, traffic);
    if (errors.length > 0) throw new AggregateError(errors, `${url} has thrown`);
    return await readTrace(page);
  } finally {
    await context.close();
  }
};
