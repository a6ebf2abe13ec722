import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Browser, CDPSession, Page } from 'playwright';
import { portalAliases } from '../../vite.config.ts';
import type { Benchmark, Measure } from './benchmark.ts';
import type {} from './floor/main.tsx';
import {
  behindNginx,
  fetchToken,
  type MeasuredPage,
  measuredPages,
  withBuilt,
  withNewPage,
  withPortal,
} from './portal.ts';
import { type Budgets, type Trace, toMedians, toShiftMeasures, toVitalMeasures } from './vitals.ts';

const withFloor = <Result>(use: (floor: { url: string }) => Promise<Result>): Promise<Result> =>
  withBuilt(
    {
      configFile: false,
      root: fileURLToPath(new URL('./floor', import.meta.url)),
      plugins: [react()],
      resolve: { alias: portalAliases },
      build: { target: 'es2022', modulePreload: { polyfill: false } },
    },
    use,
  );

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

type Traced = typeof window & { trace: Trace };

const keepTrace = () => {
  const trace: Trace = { fcp: Number.NaN, lcp: Number.NaN, largest: '', shifts: [], tasks: [], scripts: 0 };
  Object.assign(window, { trace });
  const elements = {
    // A method, because esbuild wraps an arrow function in a helper that does not exist in the page.
    inWords(node: Node | null) {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'a removed element';
      const path: string[] = [];
      for (
        let at: Element | null = element;
        at && at !== document.documentElement && path.length < 4;
        at = at.parentElement
      )
        path.unshift(
          at.tagName.toLowerCase() +
            (at.getAttribute('data-flow') ? `[${at.getAttribute('data-flow')}]` : ''),
        );
      const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 30);
      return `${path.join(' > ')}${text && ` « ${text} »`}`;
    },
  };
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') trace.fcp = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      trace.lcp = entry.startTime;
      trace.largest = elements.inWords((entry as LargestContentfulPaint).element);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        trace.shifts.push({
          start: startTime,
          score: value,
          moved: sources.map(
            ({ node, previousRect: from, currentRect: to }) =>
              `${elements.inWords(node)} ${Math.round(from.x)},${Math.round(from.y)} ${Math.round(from.width)}×${Math.round(from.height)} → ${Math.round(to.x)},${Math.round(to.y)} ${Math.round(to.width)}×${Math.round(to.height)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) trace.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
};

const readTrace = (page: Page): Promise<Trace> =>
  page.evaluate(() => {
    const { trace } = window as Traced;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= trace.lcp);
    return { ...trace, scripts: scripts.length };
  });

const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Network of a phone in bytes per second: 1.6 Mbit/s down, 750 kbit/s up; round trip of 150 ms. */
const network = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

export const slowdown = 4;

const slowDown = async (session: CDPSession) => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

const quiet = 1500;
const patience = 60_000;

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
  throw new Error(`${page.url()} still sends requests or runs tasks after ${patience} ms`);
};

/** Refuses analytics before the visit. The consent banner is not part of the measured page. */
const refuseAudience = (page: Page, url: string): Promise<void> => {
  const answer = { choice: 'refused', on: new Date().toISOString().slice(0, 10) };
  const value = encodeURIComponent(JSON.stringify(answer));
  return page
    .context()
    .addCookies([{ name: '__Host-portal.audience', value, url: new URL(url).origin, secure: true }]);
};

type Visit = { url: string; token?: string; settled: string };

const visitSlowly = (browser: Browser, { url, token, settled }: Visit): Promise<Trace> =>
  withNewPage(browser, { ...screen, token }, async (page) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(keepTrace);
    if (url.startsWith('https:')) await refuseAudience(page, url);
    await slowDown(await page.context().newCDPSession(page));
    const traffic = watchRequests(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(settled).first().waitFor({ timeout: patience });
    await waitForQuiet(page, traffic);
    if (errors.length > 0) throw new AggregateError(errors, `${url} threw errors`);
    return await readTrace(page);
  });

const rounds = 3;

/** Maximum largest contentful paint of a page, as a multiple of that of the minimal page (`floor/`). */
const goals: Readonly<Record<string, number>> = { '/espace-facturation': 1.8, '/espace-personnel': 1.6 };

const chooseBudgets = ({ label, isConnected }: MeasuredPage): Budgets => ({
  fcp: 0.4,
  lcp: isConnected ? (goals[label] ?? 1.3) : 0.6,
  cls: 0.02,
  scripts: 10,
});

type Laboratory = { name: string; url: string; browser: Browser; floor: string };

const measurePages = async ({ name, url, browser, floor }: Laboratory): Promise<Measure[]> => {
  const token = await fetchToken(browser, url);
  const pages = measuredPages.map((page) => ({ page, traces: [] as Trace[] }));
  const floorTraces: Trace[] = [];
  // Each round visits all pages, so that other processes slow all pages down equally.
  for (let round = 0; round < rounds; round++) {
    floorTraces.push(await visitSlowly(browser, { url: floor, settled: 'button' }));
    for (const { page, traces } of pages)
      traces.push(
        await visitSlowly(browser, {
          url: url + page.path,
          settled: page.settled,
          ...(page.isConnected && { token }),
        }),
      );
  }
  const floorVitals = toMedians(floorTraces);
  return [
    ...toVitalMeasures(`${name}, floor`, floorTraces),
    ...pages.flatMap(({ page, traces }) => [
      ...toVitalMeasures(`${name}, ${page.label}`, traces, {
        floor: floorVitals,
        budgets: chooseBudgets(page),
      }),
      ...toShiftMeasures(`${name}, ${page.label}`, traces),
    ]),
  ];
};

export const firstPaint: Benchmark = {
  name: 'First paint on a slow phone, empty cache, compared with a page of only the libraries (the floor), medians of 3',
  run: () =>
    withFloor((floor) =>
      withPortal(async ({ url, browser, dist }) => [
        ...(await measurePages({ name: 'HTTP/1.1', url, browser, floor: floor.url })),
        ...(await behindNginx(dist, (deployed) =>
          measurePages({ name: 'HTTP/2', ...deployed, floor: floor.url }),
        )),
      ]),
    ),
};
