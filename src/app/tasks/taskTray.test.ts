import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { leftOfExport } from '#machines/export/export.machine.ts';
import { interruptedExport } from '#machines/export/export.model.ts';
import { toFileRequest } from '#machines/export/export.setup.ts';
import {
  leakWatchMachine,
  type WatchActor,
  initialContext as watchContext,
} from '#machines/leak-watch/leakWatch.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signedOutContext } from '#machines/session/session.setup.ts';
import { exportIn, fourMeters } from '#test/exportIn.ts';
import { standInBrowser } from '#test/standInBrowser.ts';
import { profileSchema } from '../../domain/account/profile.ts';
import { isoDay } from '../../domain/calendar.ts';
import { knownContract } from '../../domain/fixtures/account.ts';
import { knownMeter, ongoingLeak } from '../../domain/fixtures/consumption.ts';
import { forgetReadings, readingsOf, toInterrupted } from '../../flows/report/readings.ts';
import { readyToDepart } from '../../ui/dialogs/leaving.ts';
import { alarmKey, clearWatchVisit, markRequested, requestedOn } from '../leak-watch/leakWatchVisit.ts';
import { followTasks, leftOfReading, resumeTasks, withLeft } from './TaskTray.tsx';
import { createAllTasks } from './tasks.ts';

const offering = (...offered: ReturnType<typeof exportIn>[]) => {
  const tasks = createAllTasks();
  for (const [rank, actor] of offered.entries()) tasks.consumption.offer(String(rank), () => actor);
  return tasks;
};

describe('withLeft', () => {
  const follow = (...offered: Parameters<typeof offering>) =>
    withLeft(offering(...offered).consumption, leftOfExport);

  it.each([
    ['running', 'fetching' as const, 'running'],
    ['incomplete, with measures that leaving would lose', 'incomplete' as const, 'lacking'],
    ['ended, with a file', { choosing: 'saved' as const }, 'over'],
    ['to be resumed', 'interrupted' as const, 'interrupted'],
  ])('adds to the tasks of the tray an export that is %s', (_, value, standing) => {
    const kind = follow(exportIn(value, 2));
    expect(kind.track()).toEqual([{ standing, isShown: false }]);
    kind.show('0');
    expect(kind.track()).toEqual(standing === 'over' ? [] : [{ standing, isShown: true }]);
  });

  it('stores all meters of an unsaved export, but only the missing meters of a saved export', async () => {
    const incomplete = exportIn('incomplete', 3);
    const ids = fourMeters.map(({ idPDS }) => idPDS);
    const missing = (left: ReturnType<ReturnType<typeof follow>['listLeft']>) =>
      left.map((one) => (one.flow === 'export' ? one.meters.map(({ idPDS }) => idPDS) : []));
    const kind = follow(exportIn({ choosing: 'saved' }, 3), incomplete, exportIn('interrupted', 2));
    expect(missing(kind.listLeft())).toEqual([ids, ids.slice(2)]);
    expect(missing(await kind.save())).toEqual([ids.slice(3), ids.slice(2)]);
    expect(incomplete.getSnapshot().matches({ choosing: 'saved' })).toBe(true);
  });
});

describe('watch', () => {
  type Value = 'reading' | 'paused' | 'cutShort' | 'ready';

  const found = { meters: [knownMeter], fetched: [{ meter: knownMeter, episodes: [ongoingLeak] }] };
  const leftOfWatch = leftOfReading<WatchActor>(() => ({ flow: 'leakWatch' }));

  const startWatch = (value: Value | { choosing: 'ready' }, changes: Partial<typeof found> = {}) => {
    const { watch } = createAllTasks();
    const context = { ...watchContext(), today: new Date(2026, 10, 22), meters: [knownMeter], ...changes };
    const snapshot = leakWatchMachine.resolveState({ value, context });
    const actor = watch.of('', () => createActor(leakWatchMachine, { input: {}, snapshot }).start());
    return { task: withLeft(watch, leftOfWatch), actor };
  };

  it('shows a leak watch in the tray after its page closes, until the user dismisses it', () => {
    const { task, actor } = startWatch('paused');
    const leave = task.show('');
    expect(task.track()).toEqual([]);
    leave();
    expect(task.getApart()).toEqual([['', actor]]);
    expect(task.track()).toEqual([{ standing: 'over', isShown: false }]);
    task.dismiss('');
    expect(task.getApart()).toEqual([]);
  });

  it('stores the interruption of a leak watch, but not its results', async () => {
    expect(startWatch('paused').task.listLeft()).toEqual([{ flow: 'leakWatch' }]);
    const { task } = startWatch({ choosing: 'ready' }, found);
    expect(task.listLeft()).toEqual([]);
    expect(await task.save()).toEqual([{ flow: 'leakWatch' }]);
  });

  it('keeps the result of a leak watch until the session ends, even after the user has seen it', () => {
    const { task, actor } = startWatch({ choosing: 'ready' }, found);
    task.show('')();
    expect(task.getApart()).toEqual([]);
    expect(task.get('')).toBe(actor);
    task.stop();
    expect(actor.getSnapshot().status).toBe('stopped');
    expect(task.get('')).toBeNull();
  });

  it('shows an interrupted leak watch in the tray until the user dismisses it', () => {
    const { watch } = createAllTasks();
    watch.offer('', () => createActor(leakWatchMachine, { input: { wasInterrupted: true } }).start());
    expect(watch.track()).toEqual([{ standing: 'interrupted', isShown: false }]);
    watch.get('')?.send({ type: 'cancelled' });
    expect(watch.track()).toEqual([]);
  });

  it('returns the day of the service request about a meter until the end of the session', () => {
    markRequested(alarmKey({ meter: knownMeter, episode: ongoingLeak }), '2026-11-24');
    expect(requestedOn(knownMeter)).toBe('2026-11-24');
    expect(requestedOn({ ...knownMeter, idPDS: 'PDS00421' })).toBeNull();
    clearWatchVisit();
    expect(requestedOn(knownMeter)).toBeNull();
  });
});

it('keeps the list of unreadable meters when the user resumes an export', () => {
  const unread = [{ kind: 'meter' as const, name: 'M1' }];
  const tasks = createAllTasks();
  resumeTasks(tasks, [{ ...interruptedExport, unread }]);
  const resumed = tasks.consumption.get('interrupted 0');
  expect(resumed && toFileRequest(resumed.getSnapshot().context).unread).toEqual(unread);
});

it('resumes after a reload a yearly report with the readings kept in sessionStorage', () => {
  const today = new Date();
  const readings = () => readingsOf('2025', isoDay(today));
  const volumes = { volume: 3.2, index: 12, isEstimated: true };
  const { startDate, endDate, isGoingOn, litres, cause } = ongoingLeak;
  const reading = {
    measures: [
      { day: '2025-01-31', ...volumes },
      { day: '2025-02-28', volume: null, index: null, isEstimated: false, isUnread: true as const },
    ],
    unplacedCount: 1,
  };
  readings().set('98/1', { ...reading, episodes: [ongoingLeak] });
  readings().set('98/2', { measures: [], episodes: null });
  const left = toInterrupted({ year: '2025', today });
  forgetReadings();
  resumeTasks(createAllTasks(), [left]);
  expect(Object.fromEntries(readings())).toEqual({
    '98/1': { ...reading, episodes: [{ startDate, endDate, isGoingOn, litres, cause }] },
    '98/2': { measures: [], unplacedCount: 0, episodes: null },
  });
});

describe('followTasks', () => {
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

  // Removes the listener of each test from the window, because it would also run in the next tests.
  afterEach(() => {
    for (const stop of followed.splice(0)) stop();
  });

  const follow = async (came: number) => {
    const lacking = exportIn('incomplete', came);
    const session = signedIn('jeanne@exemple.test');
    const tasks = offering(lacking);
    const onEnded = vi.fn(tasks.consumption.stop);
    const { actor: tray, stop } = followTasks(tasks, session, onEnded);
    followed.push(stop);
    await waitFor(tray, ({ context }) => context.owner !== null);
    return { lacking, session, tray, stop, onEnded };
  };

  it('shows the exports already running when the tray mounts, and their later changes', async () => {
    const { lacking, tray } = await follow(2);
    expect(tray.getSnapshot().context.exports).toEqual([{ standing: 'lacking', isShown: false }]);
    lacking.send({ type: 'rest.kept' });
    await waitFor(tray, (snapshot) => snapshot.matches({ open: 'toConsult' }));
    expect(tray.getSnapshot().context.exports).toEqual([{ standing: 'over', isShown: false }]);
  });

  it('delays the exit from the page until an export has saved a file and stored its missing part', async () => {
    const { lacking, tray } = await follow(3);
    await readyToDepart();
    expect(tray.getSnapshot().value).toBe('left');
    expect(lacking.getSnapshot().matches({ choosing: 'saved' })).toBe(true);
    expect(sessionStorage.getItem(memory)).toContain('"saved":3');
  });

  it('stores the unfinished part of an export when the page closes', async () => {
    await follow(3);
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem(memory)).toContain('"saved":0');
  });

  it('offers to resume the unfinished part of an export when the network is back', async () => {
    const { lacking } = await follow(2);
    dispatchEvent(new Event('online'));
    expect(lacking.getSnapshot().context.isReconnected).toBe(true);
  });

  it.each([
    ['is signed out', { type: 'signOut.requested' as const }],
    ['is signed out in another tab', { type: 'signedOut.elsewhere' as const }],
    ['is replaced by another user', { type: 'session.switched' as const }],
  ])('closes the export dialogs and stops the exports if the user %s', async (_, event) => {
    const { lacking, session, tray, onEnded } = await follow(2);
    session.send(event);
    expect(tray.getSnapshot().value).toBe('closed');
    expect(onEnded).toHaveBeenCalledOnce();
    expect(lacking.getSnapshot().status).toBe('stopped');
    dispatchEvent(new Event('pagehide'));
    await readyToDepart();
    expect(sessionStorage.getItem(memory)).toBeNull();
  });

  it('ignores the network and the session after the tray unmounts, while the exports continue', async () => {
    const { lacking, stop, tray, session } = await follow(2);
    stop();
    dispatchEvent(new Event('online'));
    lacking.send({ type: 'rest.kept' });
    session.send({ type: 'signOut.requested' });
    expect(lacking.getSnapshot().context.isReconnected).toBe(false);
    expect(tray.getSnapshot().value).toEqual({ open: 'toConsult' });
  });
});
