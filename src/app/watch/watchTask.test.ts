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

it('is in the tray while it runs without its page, until its user has seen the end', () => {
  const { task, actor } = start('paused');
  const leave = task.show();
  expect(task.track()).toEqual([]);
  leave();
  expect(task.getApart()).toBe(actor);
  expect(task.track()).toEqual([{ standing: 'over', isShown: false }]);
  task.show();
  expect(task.getApart()).toBeNull();
});

it('keeps a seen result out of the tray, for each page that asks', () => {
  const { task, actor } = start({ choosing: 'ready' }, found);
  task.show()();
  expect(task.getApart()).toBeNull();
  expect(task.of(() => expect.fail('A watch exists'))).toBe(actor);
});

it('stores that a watch was interrupted, without its results', async () => {
  expect(start('paused').task.listLeft()).toEqual([{ flow: 'watch' }]);
  const { task } = start({ choosing: 'ready' }, found);
  expect(task.listLeft()).toEqual([]);
  expect(await task.save()).toEqual([{ flow: 'watch' }]);
});

it('offers an interrupted watch in the tray, until its dismissal', () => {
  const task = createWatchTask();
  task.offer(() => createActor(watchMachine, { input: { wasInterrupted: true } }).start());
  expect(task.track()).toEqual([{ standing: 'interrupted', isShown: false }]);
  task.dismiss();
  expect(task.track()).toEqual([]);
});

it('forgets the actor and its result at the end of the session', () => {
  const { task, actor } = start({ choosing: 'ready' }, found);
  task.stop();
  expect(actor.getSnapshot().status).toBe('stopped');
  expect(start('ready').task.of(() => expect.fail('A watch exists'))).not.toBe(actor);
});

it('gives the day of the request about a meter, until the end of the session', () => {
  markRequested(alarmKey({ meter: knownMeter, episode: ongoingLeak }), '2026-11-24');
  expect(requestedOn(knownMeter)).toBe('2026-11-24');
  expect(requestedOn({ ...knownMeter, idPDS: 'PDS00421' })).toBeNull();
  clearWatchVisit();
  expect(requestedOn(knownMeter)).toBeNull();
});
