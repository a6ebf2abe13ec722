import type { Page } from 'playwright';

type Watching = typeof window & { durations: number[] };

/**
 * From now on, on this document: how long each key, press and paste takes to be painted, in milliseconds from the event's
 * own time stamp to the frame after the one that paints what came of it.
 */
export const watchInteractions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    // What a press does is done once it is released.
    for (const type of ['keydown', 'pointerup', 'paste']) {
      addEventListener(
        type,
        ({ timeStamp }) =>
          requestAnimationFrame(() => setTimeout(() => durations.push(performance.now() - timeStamp))),
        { capture: true },
      );
    }
  });

/** How long those since the last time have taken. */
export const takeInteractions = async (page: Page): Promise<number[]> => {
  await page.waitForTimeout(200);
  return page.evaluate(() => (window as Watching).durations.splice(0));
};
