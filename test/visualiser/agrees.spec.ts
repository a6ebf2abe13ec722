import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { canonical } from '#src/kit/chart/canonical.ts';
import { readChart } from '#src/kit/chart/chart.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { moveText } from '#src/kit/explore/moves.ts';
import { type Frame, toSight, walk } from '#src/kit/explore/walk.ts';
import { withScreens } from '#src/kit/narration/screens.ts';
import { findWays, listStories, type Way } from '#src/kit/narration/stories.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import type { Flow } from '#src/kit/toCatalogue.ts';
import { placeText } from '#src/visualiser/app/address.ts';
import type { ToPage, ToScreen } from '#src/visualiser/screen/protocol.ts';
import { toSteps } from '#src/visualiser/simulation/simulation.ts';
import { deep, sampled } from '../deep.ts';
import { readCatalogue, screensOf } from '../paths/repository.ts';

const catalogue = await readCatalogue(fileURLToPath(new URL('../..', import.meta.url)));

/** All flows, with the flow `id` first, because `npm test` plays only the first. */
const flowsFrom = (id: string): readonly Flow[] => [
  ...catalogue.filter((flow) => flow.id === id),
  ...catalogue.filter((flow) => flow.id !== id),
];

/** Tests that play the stories of all books in the visualiser: chart, screen and kit must agree at every step. */

type Step = { address: string; state: string; active: string[]; isOver: boolean };

const findFirstInput = (flow: Flow) => Object.keys(flow.model.inputs)[0] ?? '';

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

// Browser and Node need the same time zone, because the dates of models depend on it.
test.use({ timezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone });

for (const [flow, when] of sampled(flowsFrom('addContract')))
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

type Seen = { name: string; sight: Record<string, string> };
type Walked = { seen: Seen[]; shown: string | null; failed: string | null };

const listItems = (way: Way): string[] => {
  const last = way.moves.slice(-1).filter(({ kind }) => kind !== 'time');
  return [...way.edge.branches, ...last.map(moveText)];
};

const pathsOfBook = (flow: Flow): Pick<Way, 'input' | 'moves'>[] => {
  const exploration = explore(flow.model);
  const known = new Set<string>();
  const ways = findWays(exploration).filter((way) => {
    const news = listItems(way).filter((item) => !known.has(item));
    for (const item of news) known.add(item);
    return news.length > 0;
  });
  return [...ways, ...findPaths(exploration, 'branches+refused')];
};

const sightText = (frame: Frame): Seen => ({
  name: frame.name,
  sight: Object.fromEntries(Object.entries(toSight(frame)).map(([part, seen]) => [part, canonical(seen)])),
});

const walkOnScreen = (
  page: Page,
  flow: string,
  ways: readonly Pick<Way, 'input' | 'moves'>[],
): Promise<Walked[]> =>
  page.evaluate(
    async ({ flow: id, paths }) => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const received = (wanted: (message: ToPage) => boolean) =>
        new Promise<void>((resolve) => {
          const listen = ({ data, source }: MessageEvent<ToPage>) => {
            if (source !== frame.contentWindow || !wanted(data)) return;
            removeEventListener('message', listen);
            resolve();
          };
          addEventListener('message', listen);
        });
      const ready = received(({ kind }) => kind === 'ready');
      frame.src = 'screen.html';
      await ready;
      const walked: Walked[] = [];
      for (const [index, { input, moves }] of paths.entries()) {
        const seen: Seen[] = [];
        let failed: string | null = null;
        const over = received((message) => {
          if (message.kind === 'failed') failed = message.why;
          if (message.kind === 'reached' && message.number === index + 1)
            seen.push({ name: message.name, sight: message.sight });
          return failed !== null || seen.length > moves.length;
        });
        const show: ToScreen = {
          kind: 'show',
          number: index + 1,
          flow: id,
          input,
          moves,
          typed: [],
          brand: 'ponant',
          appearance: 'light',
        };
        frame.contentWindow?.postMessage(show, location.origin);
        await over;
        const root = frame.contentDocument?.querySelector(`[data-flow="${id}"]`);
        walked.push({ seen, shown: root?.getAttribute('data-state') ?? null, failed });
      }
      return walked;
    },
    { flow, paths: ways.map(({ input, moves }) => ({ input, moves })) },
  );

for (const flow of flowsFrom('directDebit')) {
  test(`matches screen and kit at every step of ${flow.id}`, deep, async ({ page }) => {
    const { model } = flow;
    const ways = pathsOfBook(flow);
    await page.goto('screen.html');
    const walked = await walkOnScreen(page, flow.id, ways);
    const problems = ways.flatMap(({ input, moves }, index) => {
      const frames = walk(model.machine, model, input, moves);
      const expected = frames.map(sightText);
      const { seen, shown, failed } = walked[index] ?? { seen: [], shown: null, failed: 'absent' };
      // After the end of a flow, the portal may show another screen, so the screen may be absent.
      const isOver = frames.at(-1)?.configuration.snapshot.status === 'done';
      const isShown = shown === expected.at(-1)?.name || (shown === null && isOver);
      const isSame = canonical(seen) === canonical(expected) && isShown && !failed;
      return isSame ? [] : [{ moves: moves.map(moveText), expected, seen, shown, failed }];
    });
    expect(problems.slice(0, 2)).toEqual([]);
    expect(walked.length).toBeGreaterThan(0);
  });
}
