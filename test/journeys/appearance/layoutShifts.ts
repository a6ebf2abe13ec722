import type { Page } from '@playwright/test';
import { expect, holdRequests } from '../portal.ts';

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
};

const mostShift = 0.02;

export const holdLetters = async (page: Page) => {
  const font = /\.woff2$/;
  let count = 0;
  page.on('request', (request) => {
    if (font.test(request.url())) count += 1;
  });
  return { release: await holdRequests(page.context(), font), count: () => count };
};

const settle = (page: Page, awaitsFonts: boolean) =>
  page.evaluate(async (awaitsFonts) => {
    if (awaitsFonts) await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, awaitsFonts);

/** Watches layout shifts from now on; with `buffered`, since the start of the page. Returns their check. */
export const watchShifts = async (page: Page, buffered = false) => {
  // Waits for the frame of the last click, which may be pending, but not for fonts, which the test may block.
  await settle(page, false);
  const shifts = await page.evaluateHandle((buffered) => {
    const seen: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered });
    return { seen, observer };
  }, buffered);
  return async () => {
    await settle(page, true);
    const { score, moved } = await shifts.evaluate(({ seen, observer }) => {
      seen.push(...observer.takeRecords());
      const all = seen as LayoutShift[];
      return {
        score: all.reduce((sum, { value }) => sum + value, 0),
        moved: all.flatMap(({ value, sources }) =>
          sources.map(
            ({ node }) => `${value.toFixed(3)} ${node?.nodeName} ${node?.textContent?.slice(0, 40)}`,
          ),
        ),
      };
    });
    expect(score, moved.join('\n')).toBeLessThanOrEqual(mostShift);
  };
};
