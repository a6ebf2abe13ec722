import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { initialContext, watchMachine } from '#machines/watch/watch.machine.ts';
import { knownMeter, ongoingLeak } from '../../domain/fixtures/consumption.ts';
import { createWatchTask } from './watchTask.ts';
import { alarmKey, clearWatchVisit, markRequested, requestedOn } from './watchVisit.ts';

type Context = ReturnType<typeof initialContext>;
type Value = 'reading' | 'paused' | 'cutShort' | 'ready';

afterEach(clearWatchVisit);

const found = { meters: [knownMeter], fetched: [{ meter: knownMeter, episodes: [ongoingLeak] }] };
const today = new Date(2026, 10, 22);

const start = (value: Value | { choosing: 'ready' }, changes: Partial<Context> = {}) => {
  const task = createWatchTask();
  const context = { ...initialContext(), today, meters: [knownMeter], ...changes };
  const snapshot = watchMachine.resolveState({ value, context });
  const actor = task.of(() => createActor(watchMachine, { input: {}, snapshot }).start());
  return { task, actor };
};

it('stays in the tray while the watch runs without its page, until the user has seen its end', () => {
  const { task, actor } = start('paused');
  const leave = task.show();
  expect(task.track()).toEqual([]);
  leave();
  expect(task.getApart()).toBe(actor);
  expect(task.track()).toEqual([{ standing: 'over', isShown: false }]);
  task.show();
  expect(task.getApart()).toBeNull();
});

it('removes a seen result from the tray, for each page that asks for it', () => {
  const { task, actor } = start({ choosing: 'ready' }, found);
  task.show()();
  expect(task.getApart()).toBeNull();
  expect(task.of(() => expect.fail('A watch exists'))).toBe(actor);
});

it('stores that a leak watch was interrupted, without its results', async () => {
  expect(start('paused').task.listLeft()).toEqual([{ flow: 'watch' }]);
  const { task } = start({ choosing: 'ready' }, found);
  expect(task.listLeft()).toEqual([]);
  expect(await task.save()).toEqual([{ flow: 'watch' }]);
});

it('proposes an interrupted leak watch in the tray, until the user dismisses it', () => {
  const task = createWatchTask();
  task.offer(() => createActor(watchMachine, { input: { wasInterrupted: true } }).start());
  expect(task.track()).toEqual([{ standing: 'interrupted', isShown: false }]);
  task.dismiss();
  expect(task.track()).toEqual([]);
});

it('forgets the leak watch and its result at the end of the session', () => {
  const { task, actor } = start({ choosing: 'ready' }, found);
  task.stop();
  expect(actor.getSnapshot().status).toBe('stopped');
  expect(start('ready').task.of(() => expect.fail('A watch exists'))).not.toBe(actor);
});

it('returns the day of the request about a meter, until the end of the session', () => {
  markRequested(alarmKey({ meter: knownMeter, episode: ongoingLeak }), '2026-11-24');
  expect(requestedOn(knownMeter)).toBe('2026-11-24');
  expect(requestedOn({ ...knownMeter, idPDS: 'PDS00421' })).toBeNull();
  clearWatchVisit();
  expect(requestedOn(knownMeter)).toBeNull();
});
