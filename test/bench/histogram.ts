import type { Browser, Page } from 'playwright';
import { type Benchmark, type Measure, toDurationMeasures } from './benchmark.ts';
import { loadedScripts, sumSizes } from './bytes.ts';
import { ownMeterPath, toPageAddress, withPortal } from './portal.ts';

const shown = '[data-flow="histogram"][data-state="shown"]';

const signIn = (url: string, search: string): string =>
  toPageAddress(url, { path: ownMeterPath() + search, isConnected: true });

const answerDays = (page: Page) =>
  page.route('**/api/consumption/telemetry', (route) => {
    const measures = Array.from({ length: 731 }, (_, rank) => ({
      date: new Date(Date.now() - rank * 86_400_000).toISOString().slice(0, 10),
      volume: 30 + (rank % 7),
      index: 40_000 - 30 * rank,
      type: rank % 9 ? 'R' : 'E',
    }));
    return route.fulfill({ json: { code: '00', measures } });
  });

type Timed = typeof window & { painted: Promise<number> };

/**
 * Measures the time until the frame after the one that paints the days. The time starts at the release of the click,
 * or at its last response.
 */
const watch = (page: Page, least: number, most: number) =>
  page.evaluate(
    ([fewest = 0, highest = 0]) => {
      const { fetch } = window;
      let answered = 0;
      window.fetch = async (...args) => {
        const answer = await fetch(...args);
        answered = performance.now();
        return answer;
      };
      const painted = new Promise<number>((resolve) => {
        addEventListener(
          'pointerup',
          ({ timeStamp }) => {
            const observer = new MutationObserver(() => {
              const { length } = document.querySelectorAll('[role="option"]');
              const isThere = document.querySelector('[data-flow="histogram"][data-state="shown"]');
              if (!isThere || length < fewest || length > highest) return;
              observer.disconnect();
              requestAnimationFrame(() =>
                setTimeout(() => resolve(performance.now() - Math.max(timeStamp, answered))),
              );
            });
            observer.observe(document.body, { childList: true, subtree: true, attributes: true });
          },
          { capture: true, once: true },
        );
      });
      Object.assign(window, { painted });
    },
    [least, most],
  );

const timed = async (page: Page, mode: 'Par jour' | 'Par mois'): Promise<number> => {
  await (mode === 'Par jour' ? watch(page, 28, 31) : watch(page, 12, 12));
  await page.getByRole('radio', { name: mode }).click();
  return page.evaluate(() => (window as Timed).painted);
};

const measureModes = async (browser: Browser, url: string): Promise<Measure[]> => {
  const page = await browser.newPage({ locale: 'fr-FR' });
  await answerDays(page);
  const [read, cached]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 12; turn++) {
    await page.goto(signIn(url, ''));
    await page.getByRole('listbox').getByRole('option').nth(11).waitFor();
    read.push(await timed(page, 'Par jour'));
    cached.push(await timed(page, 'Par mois'), await timed(page, 'Par jour'));
  }
  return [
    ...toDurationMeasures('mode change, from the last answer', read, 100),
    ...toDurationMeasures('mode change, already read', cached, 100),
  ];
};

const weigh = async (browser: Browser, address: string): Promise<number> =>
  sumSizes(await loadedScripts(browser, address, { settled: shown }));

export const histogram: Benchmark = {
  name: 'Histogram of 731 daily values, and the code that draws it',
  run: () =>
    withPortal(async ({ url, browser }) => {
      const chart = await weigh(browser, signIn(url, ''));
      const table = await weigh(browser, signIn(url, '?view=table'));
      return [
        ...(await measureModes(browser, url)),
        { label: 'what the chart adds to the page', value: chart - table, unit: 'kB', budget: 60 },
        { label: 'the whole page, with its chart', value: chart, unit: 'kB' },
      ];
    }),
};
