import type { Page } from '@playwright/test';
import { paintedPages } from '#src/prerender/pages.ts';
import { deep } from '../../deep.ts';
import { expect, holdFiles, test } from '../portal.ts';
import { layoutFaults } from './findLayoutFaults.ts';

/** Position and style of each element, except the opacity, which an animation changes. */
const readStyles = (page: Page) =>
  page.locator('body').evaluate((body) =>
    [...body.querySelectorAll('*:not(link, script, noscript *)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
      const name = `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`;
      return [name, x, y, width, height, color, backgroundColor, borderColor, fontSize, fontWeight];
    }),
  );

/** Keeps the prerendered page: blocks the script that would replace it. */
const keepPainted = (page: Page) => page.route('**/assets/index-*.js', (route) => route.abort());

const showWhole = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ currentTime }) => Number(currentTime) > 200),
  );
};

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(
    `renders each page at ${width} px with the critical style as with the whole stylesheet`,
    deep,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await keepPainted(page);
      await page.route('**/assets/figtree-*.woff2', (route) => route.abort());
      for (const { path } of paintedPages) {
        const release = await holdFiles(page, 'style-*.css');
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('#late a')).toBeAttached();
        const early = await readStyles(page);
        expect(early.length).toBeGreaterThan(15);
        release();
        await page.waitForLoadState('load');
        expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
        expect(await readStyles(page)).toEqual(early);
      }
    },
  );

test(
  'shows prerendered pages with 200 % text without clipped text or horizontal scrolling',
  deep,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await keepPainted(page);
    for (const { path } of paintedPages) {
      await page.goto(path, { waitUntil: 'load' });
      await page.locator('html').evaluate((html) => {
        html.style.fontSize = '200%';
      });
      await showWhole(page);
      expect(await layoutFaults(page), path).toEqual([]);
    }
  },
);
