import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { explore } from '#src/kit/explore/explore.ts';
import { withScreens } from '#src/kit/narration/screens.ts';
import { findWays, listStories } from '#src/kit/narration/stories.ts';
import { isWithin } from '#src/kit/narration/story.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import { placeText, readPlace } from '#src/visualiser/app/address.ts';
import { toSteps } from '#src/visualiser/simulation/simulation.ts';
import { sampled } from '../deep.ts';
import { readCatalogue, screensOf } from '../paths/repository.ts';

const catalogue = await readCatalogue(fileURLToPath(new URL('../..', import.meta.url)));

/** Shortest flow first, because `npm test` plays only the first. */
const flows = catalogue.toSorted((a, b) => Number(b.id === 'addContract') - Number(a.id === 'addContract'));

/** Plays the stories of all books in the visualiser: statechart, screen and kit must agree at every step. */

type Step = { address: string; state: string; active: string[]; isOver: boolean };

const stepsOfBook = (flow: Flow): Step[] => {
  const inputOf = () => Object.keys(flow.model.inputs)[0] ?? '';
  const usual = { flow: flow.id, appearance: 'light', inputOf } as const;
  const exploration = withScreens(explore(flow.model), screensOf(flow));
  const { chart } = exploration;
  const ids = chart.nodes.map(({ id }) => id).sort();
  return listStories(exploration, findWays(exploration, exploration.isRead)).flatMap(
    ({ way: { input, frames } }) => {
      const simulation = { input, steps: toSteps(frames), typed: [] };
      return frames.map(({ name, configuration }, at) => ({
        address: placeText({ ...readPlace('', usual), simulation, at }, usual),
        state: name,
        active: ids.filter((id) => isWithin(chart, name, id)),
        isOver: configuration.snapshot.status !== 'active',
      }));
    },
  );
};

// Browser and Node need the same time zone, because the dates of models depend on it.
test.use({ timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone });

for (const [flow, when] of sampled(flows))
  test(`plays the stories of ${flow.id} on its chart and on its screen`, when, async ({ page }) => {
    const steps = stepsOfBook(flow);
    await page.goto(steps[0]?.address ?? '');
    await page.locator('[data-agrees="true"]').waitFor();
    await page.locator(`[data-node="${flow.id}"]`).waitFor();
    const problems = await page.evaluate(async (expected) => {
      const seen = () => {
        const document_ = document.querySelector<HTMLIFrameElement>('iframe[data-screen]')?.contentDocument;
        const screens = [...(document_?.querySelectorAll('[data-flow]') ?? [])];
        return {
          page: document.querySelector('#root > [data-flow]')?.getAttribute('data-state') ?? '',
          screen: screens.map((screen) => screen.getAttribute('data-state')),
          shown: [...document.querySelectorAll<SVGElement>('[data-node]')].map(
            ({ dataset }) => dataset.node ?? '',
          ),
          agrees: document.querySelector('[data-agrees]')?.getAttribute('data-agrees'),
          active: [...document.querySelectorAll('[data-node][data-active="true"]')]
            .map((node) => node.getAttribute('data-node') ?? '')
            .sort(),
        };
      };
      const wrong: unknown[] = [];
      for (const step of expected) {
        history.pushState(null, '', step.address);
        const isReached = () => {
          const now = seen();
          return (
            now.page === step.state &&
            now.agrees === 'true' &&
            String(now.active) === String(step.active.filter((id) => now.shown.includes(id))) &&
            (step.isOver || now.screen.includes(step.state))
          );
        };
        const until = performance.now() + 15_000;
        while (!isReached() && performance.now() < until)
          await new Promise((resolve) => setTimeout(resolve, 10));
        if (!isReached()) wrong.push({ step, seen: seen() });
        if (wrong.length > 1) break;
      }
      return wrong;
    }, steps);
    expect(problems).toEqual([]);
    expect(steps.length).toBeGreaterThan(0);
  });
