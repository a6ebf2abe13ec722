import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for the end of animations and transitions, except endless and delayed ones. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2_000);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const findings = async (page: Page, rules: string[]): Promise<string[]> => {
  await stillness(page);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        // No rule of the tests needs the preloaded assets, and axe waits ten seconds for them on a loading page.
        preload: false,
        ...(runOnly.length && { runOnly }),
      }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
};

export const expectAccessibleMeanwhile = async (page: Page, ...rules: string[]): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await expect.poll(() => findings(page, rules), { timeout: 20_000 }).toEqual([]);
};

/** Expects no axe violation on the settled page. A violation counts only if a second run finds it again. */
export const expectAccessible = async (page: Page, ...rules: string[]): Promise<void> => {
  // The code of the page is loaded. Under a modal, the heading is attached but hidden.
  await page.locator('h1:not([data-painted] *)').first().waitFor({ state: 'attached' });
  await expectAccessibleMeanwhile(page, ...rules);
};
