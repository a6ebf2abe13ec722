import { errors, expect, type Page, type Request, type Route, test } from '@playwright/test';
import { type Move, moveText, toEvent } from '#src/kit/explore/moves.ts';
import { type Frame, findRequest, walk } from '#src/kit/explore/walk.ts';
import type { Path } from '#src/kit/paths/paths.ts';
import { servePortalAt } from '../../journeys/servePortalAt.ts';
import type { AnswerAll, PortalWalk } from '../../walks/definePortalWalk.ts';
import { isMadeIn } from '../../walks/screen.ts';
import { portalWalks } from '../walkTables.ts';

const absenceTimeout = 300;
const patience = 10_000;

const intervals = [20, 50, 100];

type PendingCalls = Set<{ port: string; route: Route }>;

const interceptCalls = async (page: Page, { model }: PortalWalk): Promise<PendingCalls> => {
  const pending: PendingCalls = new Set();
  for (const [port, requests] of Object.entries(model.requests))
    for (const { request } of requests) {
      const [method, path] = request.split(' ');
      await page.route(`**${path}`, (route) =>
        route.request().method() === method ? void pending.add({ port, route }) : route.fallback(),
      );
    }
  page.on('requestfailed', (failed: Request) => {
    for (const call of pending) if (call.route.request() === failed) pending.delete(call);
  });
  return pending;
};

const listPorts = (pending: PendingCalls, { calls }: PortalWalk): string[] => {
  const ports = [...pending].map(({ port }) => port);
  return ports.filter((port, index) => calls[port]?.kind !== 'each' || ports.indexOf(port) === index).sort();
};

const pendingFor = (pending: PendingCalls, port: string) => [...pending].find((call) => call.port === port);

const apply = async (gesture: unknown, what: string, page: Page, ...given: readonly unknown[]) => {
  if (typeof gesture !== 'function') throw new Error(`The portal table has no gesture for ${what}`);
  await Reflect.apply(gesture, undefined, [page, ...given]);
};

const readStates = (page: Page, flow: string): Promise<(string | undefined)[]> =>
  page
    .locator(`[data-flow="${flow}"]`)
    .evaluateAll((roots) => roots.map((root) => root.getAttribute('data-state') ?? undefined));

const answer = async (
  page: Page,
  pending: PendingCalls,
  { calls, model }: PortalWalk,
  { port, result, outcome }: Move & { kind: 'answer' },
) => {
  const call = pendingFor(pending, port);
  const known = calls[port];
  if (known?.kind === 'elsewhere') return apply(known.answers[result][outcome], port, page);
  if (known?.kind === 'each') {
    const answers = known.answers[result][outcome];
    const before = await readStates(page, model.machine.id);
    const answerThose = async () => {
      for (const each of [...pending].filter((one) => one.port === port)) {
        pending.delete(each);
        const response = answers?.(each.route.request().postDataJSON()) ?? 'abort';
        await (response === 'abort' ? each.route.abort() : each.route.fulfill(response));
      }
      return readStates(page, model.machine.id);
    };
    // The port may send further requests, so each check also responds to new ones until the state changes.
    return expect.poll(answerThose, { message: `${port}: ${outcome}`, intervals }).not.toEqual(before);
  }
  const response = known?.kind === 'request' && known.answers[result][outcome];
  if (!call || !response) throw new Error(`The portal table has no response for ${port}: ${outcome}`);
  pending.delete(call);
  await (response === 'abort' ? call.route.abort() : call.route.fulfill(response));
};

const makeEvent = async (
  page: Page,
  table: PortalWalk,
  move: Move & { kind: 'event' },
  refused: boolean,
  answerAll: AnswerAll,
) => {
  page.setDefaultTimeout(refused ? absenceTimeout : patience);
  try {
    const how = table.events[move.type];
    const gesture = isMadeIn(how) ? how.gesture : how;
    await apply(gesture, move.type, page, toEvent(table.model, move.type, move.case), answerAll);
  } catch (thrown) {
    // The gesture of a refused event times out if its control is absent. This is not a failure.
    if (!(refused && thrown instanceof errors.TimeoutError)) throw thrown;
  } finally {
    page.setDefaultTimeout(patience);
  }
};

const expectState = async (page: Page, flow: string, { name }: Frame, when: string) => {
  await expect.poll(() => readStates(page, flow), { message: `state ${when}`, intervals }).toEqual([name]);
};

const readAddress = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const expectEnd = async (
  page: Page,
  { ends, model }: PortalWalk,
  frame: Frame,
  left: readonly string[],
  when: string,
) => {
  const { id } = model.machine;
  const end = ends[frame.name];
  const after = typeof end === 'function' ? end(frame) : end;
  if (!after) throw new Error(`The portal table of ${id} has no end for ${frame.name}`);
  await expect
    .poll(() => left.at(-1) ?? readAddress(page), { message: `address ${when}`, intervals })
    .toBe(after.address);
  await expect(page.locator(`[data-flow="${id}"]`), when).toHaveCount(after.isThere ? 1 : 0);
  const notice = page.locator('[data-flow="notice"]');
  if (after.notice === undefined) await expect(notice, `notice ${when}`).toHaveCount(0);
  else await expect(notice, `notice ${when}`).toContainText(after.notice);
  if (after.shows)
    await expect(page.getByText(after.shows.text), when).toHaveCount(after.shows.isThere ? 1 : 0);
};

const readBody = async (sent: Request | undefined): Promise<unknown> => {
  const type = sent?.headers()['content-type'] ?? '';
  const bytes = sent?.postDataBuffer();
  if (!bytes || !type.startsWith('multipart/form-data')) return sent?.postDataJSON();
  const parts = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries(
    [...parts].map(([name, part]) => [name, part instanceof File ? part.name : part]),
  );
};

const expectCalls = async (
  page: Page,
  pending: PendingCalls,
  table: PortalWalk,
  { calls }: Frame,
  when: string,
) => {
  await expect
    .poll(() => listPorts(pending, table), { message: `calls ${when}`, intervals })
    .toEqual(
      calls
        .map(({ port }) => port)
        .filter((port) => ['request', 'each'].includes(table.calls[port]?.kind ?? ''))
        .sort(),
    );
  for (const call of calls) {
    const known = table.calls[call.port];
    if (known?.kind === 'elsewhere') await known.awaited(page);
    const expected = findRequest(table.model, call);
    const sent = pendingFor(pending, call.port)?.route.request();
    if (expected)
      expect(await readBody(sent), `${call.port} ${when}`).toEqual(expected.body?.(call.input) ?? null);
  }
};

/** True if the browser ends a call of this frame at once: the state of the frame is then never visible. */
const isPassed = ({ calls }: PortalWalk, frame: Frame | undefined): boolean =>
  frame?.calls.some(({ port }) => calls[port]?.kind === 'atOnce') ?? false;

const arrange = async (page: Page, table: PortalWalk, frames: readonly Frame[]) => {
  for (const [index, frame] of frames.entries()) {
    if (!isPassed(table, frame)) return;
    const move = frames[index + 1]?.move;
    const call = move?.kind === 'answer' ? table.calls[move.port] : undefined;
    if (move?.kind === 'answer' && call?.kind === 'atOnce')
      await apply(call.answers[move.result][move.outcome], move.port, page);
  }
};

const interceptLeaving = async (page: Page): Promise<string[]> => {
  const left: string[] = [];
  await page.route(/\/(saml\/log|third-party\/signature)/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    left.push(pathname + search);
    await route.fulfill({ status: 204 });
  });
  return left;
};

/** Plays a path on the built portal. Compares `data-state` and requests after each move, then the URL. */
export const walkPortal = async (page: Page, path: Path): Promise<void> => {
  const table = (await portalWalks()).find(({ model }) => model.machine.id === path.flow);
  if (!table) throw new Error(`The proof of ${path.flow} has no portal table`);
  const frames = walk(table.model, path);
  if (path.moves.some(({ kind }) => kind === 'time')) await page.clock.install();
  const pending = await interceptCalls(page, table);
  const answerAll: AnswerAll = async (response) => {
    const calls = [...pending];
    pending.clear();
    for (const { route } of calls) await (response === 'abort' ? route.abort() : route.fulfill(response));
  };
  const { baseURL = '' } = test.info().project.use;
  const originOf = async (host: string | null) =>
    host === null ? baseURL : servePortalAt(page.context(), host, baseURL);
  await apply(table.open, 'open', page, table.model.inputs[path.input], originOf);
  const left = await interceptLeaving(page);
  for (const [step, frame] of frames.entries()) {
    const move = isPassed(table, frames[step - 1]) ? null : frame.move;
    if (!isPassed(table, frames[step - 1])) await arrange(page, table, frames.slice(step));
    if (move?.kind === 'event') await makeEvent(page, table, move, frame.refused, answerAll);
    if (move?.kind === 'answer') await answer(page, pending, table, move);
    if (move?.kind === 'time') await page.clock.runFor(move.delay);
    if (isPassed(table, frame)) continue;
    const when = `step ${step}, ${frame.move ? `after ${moveText(frame.move)}` : 'at the start'}`;
    if (frame.configuration.snapshot.status !== 'active') {
      await expectEnd(page, table, frame, left, when);
      break;
    }
    await expectState(page, path.flow, frame, when);
    await expect
      .poll(() => left.splice(0).at(-1) ?? null, { message: `leaves ${when}`, intervals })
      .toBe(table.leaving(frame));
    await expectCalls(page, pending, table, frame, when);
  }
};
