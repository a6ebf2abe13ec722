import { errors, expect, type Page, type Request, type Route } from '@playwright/test';
import { eventOf, type Move, moveText } from '#machines/kit/moves.ts';
import type { Path } from '#machines/kit/paths.ts';
import { requestOf } from '#machines/kit/requests.ts';
import { type Frame, walk } from '#machines/kit/walk.ts';
import type { PortalWalk } from '../../walks/definePortalWalk.ts';
import { portalWalks } from '../portalWalks.ts';

/** How long a control that should not be offered is looked for. */
const glance = 300;
const patience = 10_000;

/** How often what is awaited is looked at: at each step, so not at leisure. */
const intervals = [20, 50, 100];

/** The requests that the portal waits an answer of, each with its port. */
type Held = Set<{ port: string; route: Route }>;

/** Holds the requests of a flow's ports until the path answers them, or the portal gives them up. */
const holdCalls = async (page: Page, { model }: PortalWalk): Promise<Held> => {
  const held: Held = new Set();
  for (const [port, requests] of Object.entries(model.requests))
    for (const { request } of requests) {
      const [method, path] = request.split(' ');
      await page.route(`**${path}`, (route) =>
        route.request().method() === method ? void held.add({ port, route }) : route.fallback(),
      );
    }
  page.on('requestfailed', (failed: Request) => {
    for (const call of held) if (call.route.request() === failed) held.delete(call);
  });
  return held;
};

const heldFor = (held: Held, port: string) => [...held].find((call) => call.port === port);

const answer = async (
  held: Held,
  { calls }: PortalWalk,
  { port, result, outcome }: Move & { kind: 'answer' },
) => {
  const call = heldFor(held, port);
  const known = calls[port];
  const told = known && 'done' in known && known[result][outcome];
  if (!call || !told) throw new Error(`The walk says nothing of ${port}: ${outcome}`);
  held.delete(call);
  await (told === 'abort' ? call.route.abort() : call.route.fulfill(told));
};

const apply = async (gesture: unknown, what: string, page: Page, given: unknown) => {
  if (typeof gesture !== 'function') throw new Error(`The walk does not say how: ${what}`);
  await Reflect.apply(gesture, undefined, [page, given]);
};

const makeEvent = async (page: Page, table: PortalWalk, move: Move & { kind: 'event' }, refused: boolean) => {
  page.setDefaultTimeout(refused ? glance : patience);
  try {
    await apply(table.events[move.type], move.type, page, eventOf(table.model, move.type, move.case));
  } catch (thrown) {
    // A refused event may not be offered at all.
    if (!(refused && thrown instanceof errors.TimeoutError)) throw thrown;
  } finally {
    page.setDefaultTimeout(patience);
  }
};

const expectState = async (page: Page, flow: string, { name, configuration }: Frame, when: string) => {
  const root = page.locator(`[data-flow="${flow}"]`);
  if (configuration.snapshot.status === 'active')
    await expect
      .poll(() => root.evaluateAll((roots) => roots.map(({ dataset }) => dataset.state)), {
        message: `state ${when}`,
        intervals,
      })
      .toEqual([name]);
  else await expect(page.locator(`[data-flow="${flow}"]:not([data-state="${name}"])`), when).toHaveCount(0);
};

/** The requests held are those of the ports awaited, no other, and carry what the ports were given. */
const expectCalls = async (held: Held, table: PortalWalk, { calls }: Frame, when: string) => {
  await expect
    .poll(() => [...held].map(({ port }) => port).sort(), { message: `calls ${when}`, intervals })
    .toEqual(calls.map(({ port }) => port).sort());
  for (const call of calls) {
    const foretold = requestOf(table.model, call);
    const sent = heldFor(held, call.port)?.route.request();
    if (foretold)
      expect(sent?.postDataJSON(), `${call.port} ${when}`).toEqual(foretold.body?.(call.input) ?? null);
  }
};

/** Whether the flow is past this frame as soon as it is in it: the browser answers by itself. */
const isPassed = ({ calls }: PortalWalk, frame: Frame | undefined): boolean =>
  frame?.calls.some(({ port }) => 'atOnce' in (calls[port] ?? {})) ?? false;

/** Has the browser answer as the path goes on, before the move that asks it. */
const arrange = async (page: Page, { calls }: PortalWalk, next: readonly Frame[]) => {
  for (const { move } of next) {
    const call = move?.kind === 'answer' ? calls[move.port] : undefined;
    if (move?.kind !== 'answer' || !call || !('atOnce' in call)) continue;
    return apply(call.atOnce[move.result][move.outcome], move.port, page, undefined);
  }
};

/**
 * Walks a path on the built portal: events by a person's gestures, answers by held requests, delays by the page's
 * clock. At every step the flow's `data-state` and the requests it waits for are compared with those foretold; a flow
 * that has ended is gone, or says so.
 */
export const walkPortal = async (page: Page, path: Path): Promise<void> => {
  const table = (await portalWalks()).find(({ model }) => model.machine.id === path.flow);
  if (!table) throw new Error(`No walk of ${path.flow} on the portal: test/walks/${path.flow}.portal.ts`);
  const { machine, inputs } = table.model;
  const frames = walk(machine, table.model, path.input, path.moves);
  if (path.moves.some(({ kind }) => kind === 'time')) await page.clock.install();
  const held = await holdCalls(page, table);
  await apply(table.open, 'open', page, inputs[path.input]);
  for (const [step, frame] of frames.entries()) {
    const move = isPassed(table, frames[step - 1]) ? null : frame.move;
    if (isPassed(table, frame)) await arrange(page, table, frames.slice(step));
    if (move?.kind === 'event') await makeEvent(page, table, move, frame.refused);
    if (move?.kind === 'answer') await answer(held, table, move);
    if (move?.kind === 'time') await page.clock.runFor(move.delay);
    if (isPassed(table, frame)) continue;
    const when = move ? `after ${moveText(move)}` : 'at the start';
    await expectState(page, path.flow, frame, when);
    await expectCalls(held, table, frame, when);
  }
};
