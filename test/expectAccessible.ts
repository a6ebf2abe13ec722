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
        // Without this option, axe waits ten seconds for files that no rule needs.
        preload: false,
        ...(runOnly.length && { runOnly }),
      }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      // In charts, axe omits cut lines from the text of a state, but not from its accessible name.
      .filter(({ html }) => id !== 'label-content-name-mismatch' || !html.startsWith('<g data-node='))
      .map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
};

export const expectAccessibleMeanwhile = async (page: Page, ...rules: string[]): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  await expect.poll(() => findings(page, rules), { timeout: 20_000 }).toEqual([]);
};

/** Expects no axe violation, after the page has loaded. A violation counts only if two audits find it. */
export const expectAccessible = async (page: Page, ...rules: string[]): Promise<void> => {
  // `attached`, because a modal hides the heading of the page.
  await page.locator('h1:not([data-painted] *)').first().waitFor({ state: 'attached' });
  await expectAccessibleMeanwhile(page, ...rules);
};
