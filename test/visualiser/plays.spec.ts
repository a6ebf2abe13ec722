import { expect, test } from '@playwright/test';
import { readChart } from '#src/kit/chart/chart.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { withScreens } from '#src/kit/narration/screens.ts';
import { findWays, listStories } from '#src/kit/narration/stories.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import { placeText } from '#src/visualiser/app/address.ts';
import { toSteps } from '#src/visualiser/simulation/simulation.ts';
import { sampled } from '../deep.ts';
import { screensOf } from '../paths/repository.ts';
import { flowsFrom } from './flows.ts';

/** Every story of a flow's book, played in the page itself: the chart, the screen and the kit agree at every step. */

type Step = { address: string; state: string; active: string[]; isOver: boolean };

const findFirstInput = (flow: Flow) => Object.keys(flow.model.inputs)[0] ?? '';

/** The ids of the states that a name of `data-state` is in, as the chart lights them. */
const activeIn = (flow: Flow, state: string): string[] => {
  const leaves = state.split(' ').map((leaf) => `${flow.id}.${leaf}.`);
  return readChart(flow.machine)
    .nodes.map(({ id }) => id)
    .filter((id) => leaves.some((leaf) => leaf.startsWith(`${id}.`)))
    .sort();
};

const stepsOfBook = (flow: Flow): Step[] => {
  const exploration = withScreens(explore(flow.model), screensOf(flow));
  return listStories(exploration, findWays(exploration, exploration.isRead)).flatMap(
    ({ way: { input, frames } }) => {
      const simulation = { input, steps: toSteps(frames), typed: [] };
      return frames.map(({ name, configuration }, at) => ({
        address: placeText(
          {
            flow: flow.id,
            simulation,
            at,
            selected: null,
            names: 'french',
            brand: 'ponant',
            appearance: 'light',
            width: 'phone',
            pane: 'simulate',
            gallery: false,
            unread: null,
          },
          { inputOf: () => findFirstInput(flow) },
        ),
        state: name,
        active: activeIn(flow, name),
        isOver: configuration.snapshot.status !== 'active',
      }));
    },
  );
};

// A day of a model is one where it is read: on both sides, the same.
test.use({ timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone });

for (const [flow, when] of sampled(flowsFrom('addContract')))
  test(`the stories of ${flow.id} are played on its chart and on its screen`, when, async ({ page }) => {
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
            String(now.active) === String(step.active) &&
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
