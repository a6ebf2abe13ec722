import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
};

/** As much as may move on a screen while it comes: what the eye does not see. */
export const mostShift = 0.02;

/** Holds the portal's own letters, until they are released: those of the device are seen meanwhile. */
export const holdLetters = async (page: Page) => {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2$/, async (route) => {
    count += 1;
    await released;
    await route.fallback();
  });
  return { release: () => release(), count: () => count };
};

/** Waits for the letters that are on their way, and for what they change to be painted. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });

/** Notes what moves on the page from now on, by the measure of the browser. */
export const watchShifts = async (page: Page) => {
  const shifts = await page.evaluateHandle(() => {
    const seen: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    return { seen, observer };
  });
  /** How much has moved, and what. */
  const read = async () => {
    await settle(page);
    return shifts.evaluate(({ seen, observer }) => {
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
  };
  return { read };
};
