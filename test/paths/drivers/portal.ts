import { errors, expect, type Page, type Route } from '@playwright/test';
import type { Path } from '#machines/kit/paths.ts';
import { eventOf, type Move, moveText } from '#machines/kit/run.ts';
import { type Frame, walk } from '#machines/kit/walk.ts';
import type { PortalWalk } from '../../walks/definePortalWalk.ts';
import { portalWalks } from '../portalWalks.ts';

/** How long a control that should not be offered is looked for. */
const glance = 400;
const patience = 10_000;

/** Holds the requests of a flow's ports until the path answers them. */
const holdCalls = async (page: Page, { calls }: PortalWalk) => {
  const held = new Map<string, Route>();
  for (const [port, { request }] of Object.entries(calls)) {
    const [method, url] = request.split(' ');
    await page.route(`**${url}`, (route) =>
      route.request().method() === method ? void held.set(port, route) : route.fallback(),
    );
  }
  return async ({ port, result, outcome }: Move & { kind: 'answer' }) => {
    await expect.poll(() => held.has(port), { message: `${port} is called` }).toBe(true);
    const route = held.get(port);
    held.delete(port);
    const answer = calls[port]?.[result][outcome];
    if (!route || !answer) throw new Error(`The walk says nothing of ${port}: ${outcome}`);
    await (answer === 'abort' ? route.abort() : route.fulfill(answer));
  };
};

const makeEvent = async (page: Page, table: PortalWalk, move: Move & { kind: 'event' }, refused: boolean) => {
  const gesture = table.events[move.type];
  if (typeof gesture !== 'function') throw new Error(`The walk says nothing of ${move.type}`);
  page.setDefaultTimeout(refused ? glance : patience);
  try {
    await Reflect.apply(gesture, undefined, [page, eventOf(table.model, move.type, move.case)]);
  } catch (thrown) {
    // A refused event may not be offered at all.
    if (!(refused && thrown instanceof errors.TimeoutError)) throw thrown;
  } finally {
    page.setDefaultTimeout(patience);
  }
};

const expectFrame = async (page: Page, flow: string, { name, move, run }: Frame) => {
  const root = page.locator(`[data-flow="${flow}"]`);
  const after = move ? `after ${moveText(move)}` : 'at the start';
  if (run.snapshot.status === 'active') await expect(root, after).toHaveAttribute('data-state', name);
  else await expect(page.locator(`[data-flow="${flow}"]:not([data-state="${name}"])`), after).toHaveCount(0);
};

/**
 * Walks a path on the built portal: events by a person's gestures, answers by held requests, delays by the page's
 * clock. The flow's `data-state` is compared at every step; a flow that has ended is gone, or says so.
 */
export const walkPortal = async (page: Page, path: Path): Promise<void> => {
  const table = (await portalWalks()).find(({ model }) => model.machine.id === path.flow);
  if (!table) throw new Error(`No walk of ${path.flow} on the portal: test/walks/${path.flow}.portal.ts`);
  const frames = walk(table.model.machine, table.model, path.input, path.moves);
  const hasDelays = path.moves.some(({ kind }) => kind === 'time');
  if (hasDelays) await page.clock.install();
  const answer = await holdCalls(page, table);
  await table.open[path.input]?.(page);
  for (const frame of frames) {
    const { move } = frame;
    if (move?.kind === 'event') await makeEvent(page, table, move, frame.refused);
    if (move?.kind === 'answer') await answer(move);
    if (move?.kind === 'time') await page.clock.runFor(move.delay);
    await expectFrame(page, path.flow, frame);
  }
};
