import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
        // axe would otherwise wait ten seconds for assets that no rule needs.
        preload: false,
        ...(runOnly.length && { runOnly }),
      }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      // axe omits clipped lines from the text of a state, which then differs from its accessible name.
      .filter(({ html }) => id !== 'label-content-name-mismatch' || !html.startsWith('<g data-node='))
      .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
};

export const expectAccessibleMeanwhile = async (page: Page, ...rules: string[]): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await expect.poll(() => findings(page, rules), { timeout: 20_000 }).toEqual([]);
};

/** Expects no axe violation on a page that no longer changes. A violation counts only if found twice. */
export const expectAccessible = async (page: Page, ...rules: string[]): Promise<void> => {
  // `attached`, because a modal hides the heading of the page.
  await page.locator('h1:not([data-painted] *)').first().waitFor({ state: 'attached' });
  await expectAccessibleMeanwhile(page, ...rules);
};
