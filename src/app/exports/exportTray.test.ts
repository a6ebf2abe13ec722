import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signedOutContext } from '#machines/session/session.setup.ts';
import { exportIn } from '#test/exportIn.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { profileSchema } from '../../domain/account/profile.ts';
import { knownContract } from '../../domain/fixtures/account.ts';
import { readyToDepart } from '../../ui/dialogs/leaving.ts';
import { followExports } from './ExportTray.tsx';
import { createExports } from './exports.ts';

const memory = 'portal.exports';
const never = () => new Promise<never>(() => {});

const signedIn = (email: string) => {
  const profile = profileSchema.parse({ type: 'owner', email, contracts: [knownContract] });
  const machine = sessionMachine.provide({
    actors: { signOut: fromPromise<void, void>(never), storeToken: fromPromise<void, string>(never) },
  });
  const snapshot = sessionMachine.resolveState({
    value: { open: { signedIn: 'fresh' } },
    context: { ...signedOutContext, profile, other: profile, candidate: 'none' },
  });
  return createActor(machine, { snapshot }).start();
};

const followed: (() => void)[] = [];

beforeEach(() => {
  standInBrowser();
});

// The save before a departure covers the whole tab.
afterEach(() => {
  for (const stop of followed.splice(0)) stop();
});

const follow = async (...actors: readonly ReturnType<typeof exportIn>[]) => {
  const exports = createExports();
  for (const [rank, actor] of actors.entries()) exports.consumption.offer(String(rank), () => actor);
  const session = signedIn('jeanne@exemple.test');
  const onEnded = vi.fn();
  const { actor: tray, stop } = followExports(exports, session, onEnded);
  followed.push(stop);
  await waitFor(tray, ({ context }) => context.owner !== null);
  return { exports, session, tray, stop, onEnded };
};

it('tracks exports already started, and their changes', async () => {
  const lacking = exportIn('incomplete', 2);
  const { tray } = await follow(lacking);
  expect(tray.getSnapshot().context.exports).toEqual([{ standing: 'lacking', isShown: false }]);
  lacking.send({ type: 'rest.kept' });
  await waitFor(tray, (snapshot) => snapshot.matches({ open: 'toConsult' }));
  expect(tray.getSnapshot().context.exports).toEqual([{ standing: 'over', isShown: false }]);
});

it('lets the browser leave once the fetched part is saved and the rest remembered', async () => {
  const lacking = exportIn('incomplete', 3);
  const { tray } = await follow(lacking);
  await readyToDepart();
  expect(tray.getSnapshot().value).toBe('left');
  expect(lacking.getSnapshot().matches({ choosing: 'saved' })).toBe(true);
  expect(sessionStorage.getItem(memory)).toContain('"saved":3');
});

it('remembers the missing part on pagehide', async () => {
  await follow(exportIn('incomplete', 3));
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(memory)).toContain('"saved":0');
});

it('offers the missing part once the network is back', async () => {
  const lacking = exportIn('incomplete', 2);
  await follow(lacking);
  dispatchEvent(new Event('online'));
  expect(lacking.getSnapshot().context.isReconnected).toBe(true);
});

it.each([
  ['is signed out', { type: 'signOut.requested' as const }],
  ['is signed out in another tab', { type: 'signedOut.elsewhere' as const }],
  ['makes way for another', { type: 'session.switched' as const }],
])('closes and stops its exports if the user %s', async (_, event) => {
  const lacking = exportIn('incomplete', 2);
  const { session, tray, onEnded } = await follow(lacking);
  session.send(event);
  expect(tray.getSnapshot().value).toBe('closed');
  expect(onEnded).toHaveBeenCalledOnce();
  expect(lacking.getSnapshot().status).toBe('stopped');
  // The tray no longer answers the page.
  dispatchEvent(new Event('pagehide'));
  await readyToDepart();
  expect(sessionStorage.getItem(memory)).toBeNull();
});

it('stops tracking once stopped, and lets the exports continue', async () => {
  const lacking = exportIn('incomplete', 2);
  const { stop, tray, session } = await follow(lacking);
  stop();
  dispatchEvent(new Event('online'));
  lacking.send({ type: 'rest.kept' });
  session.send({ type: 'signOut.requested' });
  expect(lacking.getSnapshot().context.isReconnected).toBe(false);
  expect(tray.getSnapshot().value).toEqual({ open: 'toConsult' });
});
