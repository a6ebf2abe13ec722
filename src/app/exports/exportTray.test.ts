import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { interruptedExport } from '#machines/export/export.model.ts';
import { toFileRequest } from '#machines/export/export.setup.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signedOutContext } from '#machines/session/session.setup.ts';
import { exportIn, fourMeters } from '#test/exportIn.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { profileSchema } from '../../domain/account/profile.ts';
import { knownContract } from '../../domain/fixtures/account.ts';
import { leftOfExport } from '../../flows/export/export.ports.ts';
import { readyToDepart } from '../../ui/dialogs/leaving.ts';
import { followExports, followKind, resumeExports } from './ExportTray.tsx';
import { createExports } from './exports.ts';

type Offered = Record<string, ReturnType<typeof exportIn>>;

const offering = (offered: Offered, ...shown: readonly string[]) => {
  const exports = createExports();
  for (const key of shown) exports.consumption.show(key);
  for (const [key, actor] of Object.entries(offered)) exports.consumption.offer(key, () => actor);
  return exports;
};

describe('followKind', () => {
  const follow = (...offered: Parameters<typeof offering>) =>
    followKind(offering(...offered).consumption, leftOfExport);

  it.each([
    ['running', 'fetching' as const, 'running'],
    ['at rest, with what leaving would lose', 'incomplete' as const, 'lacking'],
    ['over, with a file', { choosing: 'saved' as const }, 'over'],
    ['to be resumed', 'interrupted' as const, 'interrupted'],
  ])('tracks an export that is %s', (_, value, standing) => {
    expect(follow({ one: exportIn(value, 2) }).track()).toEqual([{ standing, isShown: false }]);
  });

  it('omits an export from the finished ones of the dialog that shows it', () => {
    expect(follow({ one: exportIn({ choosing: 'saved' }, 4) }, 'one').track()).toEqual([]);
    expect(follow({ one: exportIn('fetching', 2) }, 'one').track()).toEqual([
      { standing: 'running', isShown: true },
    ]);
  });

  it('lists all missing parts before a save, and only the missing meters after it', async () => {
    const exports = {
      saved: exportIn({ choosing: 'saved' }, 3),
      incomplete: exportIn('incomplete', 3),
      interrupted: exportIn('interrupted', 2),
    };
    const ids = fourMeters.map(({ idPDS }) => idPDS);
    const missing = (left: ReturnType<ReturnType<typeof follow>['listLeft']>) =>
      left.map((one) => (one.flow === 'export' ? one.meters.map(({ idPDS }) => idPDS) : []));
    const kind = follow(exports);
    expect(missing(kind.listLeft())).toEqual([ids, ids.slice(2)]);
    expect(missing(await kind.save())).toEqual([ids.slice(3), ids.slice(2)]);
    expect(exports.incomplete.getSnapshot().matches({ choosing: 'saved' })).toBe(true);
  });
});

it('resumes an export without losing its unreadable meters', () => {
  const unread = [{ kind: 'meter' as const, name: 'M1' }];
  const exports = createExports();
  resumeExports(exports, [{ ...interruptedExport, unread }]);
  const [resumed] = exports.consumption.getState().tracked;
  expect(resumed && toFileRequest(resumed.actor.getSnapshot().context).unread).toEqual(unread);
});

describe('followExports', () => {
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

  beforeEach(() => void standInBrowser());

  // The save before the user leaves runs for the whole tab, so that each test must stop it.
  afterEach(() => {
    for (const stop of followed.splice(0)) stop();
  });

  const follow = async (came: number) => {
    const lacking = exportIn('incomplete', came);
    const session = signedIn('jeanne@exemple.test');
    const onEnded = vi.fn();
    const { actor: tray, stop } = followExports(offering({ lacking }), session, onEnded);
    followed.push(stop);
    await waitFor(tray, ({ context }) => context.owner !== null);
    return { lacking, session, tray, stop, onEnded };
  };

  it('tracks exports that are already running, and their changes', async () => {
    const { lacking, tray } = await follow(2);
    expect(tray.getSnapshot().context.exports).toEqual([{ standing: 'lacking', isShown: false }]);
    lacking.send({ type: 'rest.kept' });
    await waitFor(tray, (snapshot) => snapshot.matches({ open: 'toConsult' }));
    expect(tray.getSnapshot().context.exports).toEqual([{ standing: 'over', isShown: false }]);
  });

  it('lets the user leave the page once the data are saved and the missing part is stored', async () => {
    const { lacking, tray } = await follow(3);
    await readyToDepart();
    expect(tray.getSnapshot().value).toBe('left');
    expect(lacking.getSnapshot().matches({ choosing: 'saved' })).toBe(true);
    expect(sessionStorage.getItem(memory)).toContain('"saved":3');
  });

  it('stores the missing part of an export on pagehide', async () => {
    await follow(3);
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem(memory)).toContain('"saved":0');
  });

  it('proposes the missing part when the network is back', async () => {
    const { lacking } = await follow(2);
    dispatchEvent(new Event('online'));
    expect(lacking.getSnapshot().context.isReconnected).toBe(true);
  });

  it.each([
    ['is signed out', { type: 'signOut.requested' as const }],
    ['is signed out in another tab', { type: 'signedOut.elsewhere' as const }],
    ['is replaced by another user', { type: 'session.switched' as const }],
  ])('closes and stops all exports if the user %s', async (_, event) => {
    const { lacking, session, tray, onEnded } = await follow(2);
    session.send(event);
    expect(tray.getSnapshot().value).toBe('closed');
    expect(onEnded).toHaveBeenCalledOnce();
    expect(lacking.getSnapshot().status).toBe('stopped');
    dispatchEvent(new Event('pagehide'));
    await readyToDepart();
    expect(sessionStorage.getItem(memory)).toBeNull();
  });

  it('stops tracking on request while the exports continue', async () => {
    const { lacking, stop, tray, session } = await follow(2);
    stop();
    dispatchEvent(new Event('online'));
    lacking.send({ type: 'rest.kept' });
    session.send({ type: 'signOut.requested' });
    expect(lacking.getSnapshot().context.isReconnected).toBe(false);
    expect(tray.getSnapshot().value).toEqual({ open: 'toConsult' });
  });
});
