import type { Locator, Page } from 'playwright';
import type { ContractListPage } from '../flows/contractListPage.ts';
import { type Measure, median, percentile } from './benchmark.ts';
import { takeInteractions, watchInteractions } from './searches.ts';

const budget = 50;

export const toDurationMeasures = (label: string, durations: readonly number[]): Measure[] => [
  { label: `${label}, median of ${durations.length}`, value: median(durations), unit: 'ms', budget },
  { label: `${label}, 95th percentile`, value: percentile(durations, 0.95), unit: 'ms' },
];

type Watching = typeof window & { arrivals: number[] };

/** Records, from now on, the milliseconds from a response to the frame after the one that paints it. */
const watchArrivals = (page: Page) =>
  page.evaluate(() => {
    const arrivals: number[] = [];
    Object.assign(window, { arrivals });
    const { fetch } = window;
    window.fetch = async (...args) => {
      const answer = await fetch(...args);
      const answered = performance.now();
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => arrivals.push(performance.now() - answered)));
      });
      observer.observe(document.body, { childList: true, subtree: true });
      return answer;
    };
  });

const takeArrivals = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as Watching).arrivals.splice(0));

export const openList = async (
  page: Page,
  list: ContractListPage,
  { url, account, target }: { url: string; account: string; target: string },
) => {
  await page.goto(`${url}/saml/login?account=${account}&RelayState=${encodeURIComponent(target)}`);
  await list.state(page, 'listed.settled').waitFor();
  await watchInteractions(page);
  await watchArrivals(page);
};

// By tag: the lookup of a role or a text among a thousand contracts would count in the measure.
export const headers = (flow: Locator) => flow.locator('h3 button');

/**
 * Clicks « Afficher plus » until `contractCount` contracts are displayed. Returns the last clicks and arrivals,
 * which have the longest lists.
 */
export const showAll = async (page: Page, flow: Locator, contractCount: number) => {
  for (let count = 5; count < contractCount; count += 5) {
    await flow.locator('button').last().click();
    await headers(flow)
      .nth(count + 4)
      .waitFor();
  }
  return {
    presses: (await takeInteractions(page)).slice(-40),
    arrivals: (await takeArrivals(page)).slice(-40),
  };
};

export const pressEach = async (
  page: Page,
  pressed: Locator,
  { from = 0, count = 20 } = {},
): Promise<number[]> => {
  for (let rank = from; rank < from + count; rank++) await pressed.nth(rank).click();
  return takeInteractions(page);
};

export const turnPages = async (
  page: Page,
  flow: Locator,
  { of: last, count }: { of: number; count: number },
) => {
  const shown = flow.locator('[role="status"]');
  for (let turned = 2; turned <= count + 1; turned++) {
    await flow.locator('nav li:last-child button').click();
    await shown.getByText(`page ${turned} sur ${last}`).waitFor();
  }
  return { turned: await takeInteractions(page), arrivals: await takeArrivals(page) };
};

export const measureSearch = async (page: Page, field: Locator): Promise<number[]> => {
  await field.click();
  await takeInteractions(page);
  await page.keyboard.type('12 rue des Écluses, Saint-Malo', { delay: 40 });
  return takeInteractions(page);
};
