import type { Locator, Page } from 'playwright';
import type { ContractListPage } from '../flows/contractListPage.ts';
import { type Measure, median, percentile } from './benchmark.ts';
import { takeInteractions, watchInteractions } from './searches.ts';

/** What the lists of contracts are measured by: the invoices', the meters'. */

const budget = 50;

export const toDurationMeasures = (label: string, durations: readonly number[]): Measure[] => [
  { label: `${label}, median of ${durations.length}`, value: median(durations), unit: 'ms', budget },
  { label: `${label}, 95th percentile`, value: percentile(durations, 0.95), unit: 'ms' },
];

type Watching = typeof window & { arrivals: number[] };

/** From now on: milliseconds from an answer to the frame after the one that paints what it brings. */
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

/** Opens a page as an account, and watches it once its list is there. */
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

// By its tag: to look for a role or a text among a thousand contracts would be measured with the rest.
export const headers = (flow: Locator) => flow.locator('h3 button');

/** Presses « Afficher plus » until so many contracts are there; the last presses and arrivals, of the longest lists. */
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

/** Presses so many of these in turn, from a rank. */
export const pressEach = async (
  page: Page,
  pressed: Locator,
  { from = 0, count = 20 } = {},
): Promise<number[]> => {
  for (let rank = from; rank < from + count; rank++) await pressed.nth(rank).click();
  return takeInteractions(page);
};

/** Turns the pages of the contract that is open, from the first. */
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

/** Types an address in the search, key by key. */
export const measureSearch = async (page: Page, field: Locator): Promise<number[]> => {
  await field.click();
  await takeInteractions(page);
  await page.keyboard.type('12 rue des Écluses, Saint-Malo', { delay: 40 });
  return takeInteractions(page);
};
