import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Lets what is moving come to rest, a colour that fades too; what turns without end, or waits for seconds, is left. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2_000);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** What axe finds on the page as it is, by all its rules or by those named. */
const findings = async (page: Page, rules: string[]): Promise<string[]> => {
  await stillness(page);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        // No rule of ours reads what it would load, and it waits ten seconds for a page that is still to come.
        preload: false,
        ...(runOnly.length && { runOnly }),
      }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
};

/** Nothing for axe to say about what stands in the page, its own content or what holds its place. */
export const expectAccessibleMeanwhile = async (page: Page, ...rules: string[]): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await expect.poll(() => findings(page, rules), { timeout: 20_000 }).toEqual([]);
};

/** Nothing for axe to say about the page, once it has come to rest: what it finds must be found again to count. */
export const expectAccessible = async (page: Page, ...rules: string[]): Promise<void> => {
  // Its code has come: under a modal, the heading is there without being offered.
  await page.locator('h1:not([data-painted] *)').first().waitFor({ state: 'attached' });
  await expectAccessibleMeanwhile(page, ...rules);
};
