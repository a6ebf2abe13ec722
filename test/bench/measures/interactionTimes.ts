import type { Page } from 'playwright';
import { type Answer, atOnce } from './answers.ts';

/** Of the browsers that the benchmarks run in, not of all. */
type LongFrame = PerformanceEntry & {
  styleAndLayoutStart: number;
  scripts: { duration: number; forcedStyleAndLayoutDuration: number }[];
};

type Interaction = {
  id: number;
  start: number;
  duration: number;
  delay: number;
};
type Frame = { start: number; end: number; scripts: number; layout: number };
type Watching = typeof window & { answers: Interaction[]; frames: Frame[] };

/** Has each page to come keep how long its interactions take to be painted: those over 16 ms, to the nearest 8. */
export const watchAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const answers: Interaction[] = [];
    const frames: Frame[] = [];
    // The least that browsers tell of.
    const events = { type: 'event', durationThreshold: 16 };
    Object.assign(window, { answers, frames });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId)
          answers.push({
            id: entry.interactionId,
            start: entry.startTime,
            duration: entry.duration,
            delay: entry.processingStart - entry.startTime,
          });
    }).observe(events);
    new PerformanceObserver((list) => {
      for (const { startTime, duration, styleAndLayoutStart, scripts } of list.getEntries() as LongFrame[]) {
        const forced = scripts.reduce((sum, script) => sum + script.forcedStyleAndLayoutDuration, 0);
        const end = startTime + duration;
        frames.push({
          start: startTime,
          end,
          scripts: scripts.reduce((sum, script) => sum + script.duration, 0) - forced,
          layout: (styleAndLayoutStart ? end - styleAndLayoutStart : 0) + forced,
        });
      }
    }).observe({ type: 'long-animation-frame' });
  });

/** How long the browser may take to tell of an interaction. */
const reportDelay = 400;

/** The slowest answer to the interactions since the last time; none over 16 ms is as quick as none. */
export const takeAnswer = async (page: Page): Promise<Answer> => {
  await page.waitForTimeout(reportDelay);
  const answer = await page.evaluate(async () => {
    // Observers hear of it once the page has nothing else to do.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    const { answers, frames } = window as Watching;
    const [slowest] = answers.splice(0).sort((a, b) => b.duration - a.duration);
    const seen = frames.splice(0);
    if (!slowest) return null;
    const { start, duration, delay } = slowest;
    const met = seen.filter((frame) => frame.start < start + duration && frame.end > start);
    return {
      duration,
      delay,
      scripts: met.reduce((sum, frame) => sum + frame.scripts, 0),
      layout: met.reduce((sum, frame) => sum + frame.layout, 0),
    };
  });
  return answer ?? atOnce;
};
