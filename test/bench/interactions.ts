import type { Browser, CDPSession, Page } from 'playwright';
import type { Benchmark } from './benchmark.ts';
import { slowdown } from './firstPaint.ts';
import { toPageAddress, withNewPage, withPortal } from './portal.ts';
import { type Scene, scenes } from './scenes.ts';
import { type Answer, atOnce, toAnswerMeasures } from './vitals.ts';

type LongFrame = PerformanceEntry & {
  styleAndLayoutStart: number;
  scripts: { duration: number; forcedStyleAndLayoutDuration: number }[];
};

type Interaction = { id: number; start: number; duration: number; delay: number };
type Frame = { start: number; end: number; scripts: number; layout: number };
type Watching = typeof window & { answers: Interaction[]; frames: Frame[] };

const watchAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const answers: Interaction[] = [];
    const frames: Frame[] = [];
    // 16 ms: the lowest threshold that browsers support.
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

const longestReportDelay = 400;

const takeAnswer = async (page: Page): Promise<Answer> => {
  await page.waitForTimeout(longestReportDelay);
  const answer = await page.evaluate(async () => {
    // Waits until the browser is idle. Only then does it call performance observers.
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

const rounds = 3;
const viewport = { width: 1440, height: 900 };

/** Makes the window as high as the page. Browsers do not paint content outside the window. */
const showWhole = async (session: CDPSession): Promise<void> => {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { height: viewport.height + 200 } });
};

const play = (browser: Browser, url: string, scene: Scene): Promise<Answer[]> =>
  withNewPage(browser, { viewport }, async (page) => {
    await watchAnswers(page);
    await page.goto(toPageAddress(url, scene));
    await page.locator(scene.settled).first().waitFor();
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await showWhole(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await takeAnswer(page);
    const answers: Answer[] = [];
    for (const { name: gesture, make } of scene.gestures) {
      await make(page).catch((cause) => {
        throw new Error(`${scene.label}: « ${gesture} » failed`, { cause });
      });
      answers.push(await takeAnswer(page));
    }
    return answers;
  });

export const inp: Benchmark = {
  name: 'Interactions on a processor four times slower, from the gesture to the paint, medians of 3',
  run: () =>
    withPortal(async ({ url, browser }) => {
      const played = scenes.map((scene) => ({ scene, answers: [] as Answer[][] }));
      for (let round = 0; round < rounds; round++)
        for (const { scene, answers } of played) answers.push(await play(browser, url, scene));
      return played.flatMap(({ scene, answers }) =>
        toAnswerMeasures(
          scene.label,
          scene.gestures.map(({ name: gesture }, rank) => ({
            gesture,
            answers: answers.flatMap((answered) => answered[rank] ?? []),
          })),
        ),
      );
    }),
};
