import type { Browser, CDPSession } from 'playwright';
import type { Measure } from './benchmark.ts';
import { type Answer, toAnswerMeasures } from './measures/answers.ts';
import { takeAnswer, watchAnswers } from './measures/interactionTimes.ts';
import { slowdown } from './measures/slowPhone.ts';
import { toPageAddress } from './pages.ts';
import { withPortal } from './portal.ts';
import { type Scene, scenes } from './scenes.ts';

export const name =
  'Interactions of a page on a processor four times slower, from the gesture to its paint, medians of 3';

const rounds = 3;
const viewport = { width: 1440, height: 900 };

/** The bars of the window take of its height: as high as the page, it would never paint the foot of it. */
const showWhole = async (session: CDPSession): Promise<void> => {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { height: viewport.height + 200 } });
};

/** The answer to each gesture of a scene, on a page that has never been opened. */
const play = async (browser: Browser, url: string, scene: Scene): Promise<Answer[]> => {
  const context = await browser.newContext({ locale: 'fr-FR', viewport });
  try {
    const page = await context.newPage();
    await watchAnswers(page);
    await page.goto(toPageAddress(url, scene));
    await page.locator(scene.settled).first().waitFor();
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await showWhole(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await takeAnswer(page);
    const answers: Answer[] = [];
    for (const { name: gesture, make } of scene.gestures) {
      await make(page).catch((cause) => {
        throw new Error(`${scene.label}: « ${gesture} » could not be done`, { cause });
      });
      answers.push(await takeAnswer(page));
    }
    return answers;
  } finally {
    await context.close();
  }
};

export const run = (): Promise<Measure[]> =>
  withPortal(async ({ url, browser }) => {
    const played = scenes.map((scene) => ({ scene, answers: [] as Answer[][] }));
    // In turn: what else the computer does weighs on all alike.
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
  });
