import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build, createServer, preview } from 'vite';
import { launchChromium } from '../chromium.ts';
import { type Benchmark, type Measure, median, ms } from './benchmark.ts';
import type {} from './drawingPage.tsx';

const root = fileURLToPath(new URL('../..', import.meta.url));

const framesDuring = async (page: Page, gesture: () => Promise<void>): Promise<number> => {
  const counted = page.evaluate(() => window.drawingBench?.frames() ?? 0);
  let isOver = false;
  const done = counted.finally(() => {
    isOver = true;
  });
  while (!isOver) await gesture();
  return done;
};

const opened = ['addContract', 'session'];

const openFlow = async (flow: string, address: string): Promise<number> => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    page.on('request', (request) => {
      if (request.url().includes('elk-worker'))
        throw new Error(`The build does not contain the layout of ${flow}`);
    });
    const began = performance.now();
    await page.goto(`${address}?flow=${flow}`, { waitUntil: 'commit' });
    await page.locator('[data-node][data-active="true"]').first().waitFor();
    await page.locator('[data-agrees="true"]').waitFor();
    return performance.now() - began;
  } finally {
    await browser.close();
  }
};

const measureOpenings = async (): Promise<Measure[]> => {
  const outDir = mkdtempSync(join(tmpdir(), 'visualiser-'));
  const configFile = 'src/visualiser/vite.config.ts';
  await build({ configFile, build: { outDir, emptyOutDir: true }, logLevel: 'error' });
  const server = await preview({ configFile, build: { outDir }, preview: { port: 0 } });
  const measures: Measure[] = [];
  for (const flow of opened) {
    const times: number[] = [];
    while (times.length < 5) times.push(await openFlow(flow, server.resolvedUrls?.local[0] ?? ''));
    measures.push(ms(`${flow} in the visualiser, empty cache`, median(times), 2000));
  }
  await server.close();
  rmSync(outDir, { recursive: true });
  return measures;
};

export const drawing: Benchmark = {
  name: 'Drawing of statecharts, in Chromium',
  run: async () => {
    const openings = await measureOpenings();
    const options = { server: { port: 0 }, logLevel: 'error' } as const;
    const server = await createServer({ root, configFile: `${root}vite.config.ts`, ...options });
    await server.listen();
    const browser = await launchChromium();
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      page.setDefaultTimeout(120_000);
      await page.goto(`${server.resolvedUrls?.local[0]}test/bench/drawingPage.html`);
      await page.waitForFunction(() => window.drawingBench);
      const largest = await page.evaluate(() => window.drawingBench?.largest ?? '');
      const layOut = (flow: string) => page.evaluate((id) => window.drawingBench?.layOut(id) ?? 0, flow);
      const first = await layOut(largest);
      const again = await layOut(largest);
      const large = await layOut('large');
      await page.evaluate(() => window.drawingBench?.show());
      await page.locator('[data-node="large.g0"]').waitFor();
      await page.mouse.move(640, 400);
      await page.mouse.down();
      let steps = 0;
      const pan = await framesDuring(page, () => page.mouse.move(500 + ((steps++ * 8) % 400), 400));
      await page.mouse.up();
      let turns = 0;
      const zoom = await framesDuring(page, () => page.mouse.wheel(0, turns++ % 20 < 10 ? -40 : 40));
      return [
        ...openings,
        ms(`layout of ${largest}, the largest flow, with the start of the worker`, first, 1000),
        ms(`second layout of ${largest}`, again, 1000),
        ms('layout of 300 states, in a worker', large, 5000),
        ms('a frame during the move of 300 states', 1000 / pan, 20),
        ms('a frame during the zoom of 300 states', 1000 / zoom, 20),
      ];
    } finally {
      await browser.close();
      await server.close();
    }
  },
};
