import { expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import type { TaskTag } from '#machines/export-file/exportFile.state.ts';
import { createTasks } from './tasks.ts';

const machine = setup({
  types: {
    context: {} as { isSaved: boolean },
    events: {} as { type: 'started' | 'ended' | 'failed' | 'rest.kept' | 'dismissed' },
    tags: {} as TaskTag,
  },
}).createMachine({
  context: { isSaved: false },
  initial: 'choosing',
  states: {
    choosing: { tags: 'idle', on: { started: 'working' } },
    working: { tags: ['busy', 'held'], on: { ended: 'reported', failed: 'incomplete' } },
    incomplete: {
      tags: 'held',
      on: { 'rest.kept': { target: 'reported', actions: assign({ isSaved: true }) } },
    },
    reported: { tags: 'toConsult', on: { dismissed: 'choosing', failed: 'refused' } },
    refused: {},
  },
});

const start = () => createActor(machine).start();

const create = (isLasting = false) => {
  const tasks = createTasks<ReturnType<typeof start>>({
    isToConsult: (actor) => actor.getSnapshot().hasTag('toConsult'),
    isLasting,
  });
  const actor = tasks.of('one', start);
  const leave = tasks.show('one');
  const open = () => tasks.of('one', start);
  const apart = () => tasks.getApart().map(([, each]) => each);
  return { tasks, actor, leave, open, apart };
};

it('stops an idle task when its page closes, unless the task lasts until the sign-out', () => {
  for (const isLasting of [false, true]) {
    const { actor, leave, open, apart } = create(isLasting);
    leave();
    expect(actor.getSnapshot().status).toBe(isLasting ? 'active' : 'stopped');
    expect(apart()).toEqual([]);
    expect(open() === actor).toBe(isLasting);
  }
});

it('keeps a task running after its page closes, until the user dismisses its result', () => {
  const { tasks, actor, leave, apart } = create();
  const listener = vi.fn();
  tasks.subscribe(listener);
  expect(tasks.isAnyToFollow()).toBe(false);
  actor.send({ type: 'started' });
  expect(tasks.track()).toEqual([{ standing: 'running', isShown: true }]);
  expect(tasks.isAnyToFollow()).toBe(true);
  expect(apart()).toEqual([]);
  leave();
  expect(apart()).toEqual([actor]);
  actor.send({ type: 'failed' });
  expect(tasks.track()).toEqual([{ standing: 'lacking', isShown: false }]);
  actor.send({ type: 'rest.kept' });
  expect(tasks.track()).toEqual([{ standing: 'over', isShown: false }]);
  listener.mockClear();
  actor.send({ type: 'dismissed' });
  expect(apart()).toEqual([]);
  expect(tasks.isAnyToFollow()).toBe(false);
  expect(actor.getSnapshot().status).toBe('stopped');
  expect(listener).toHaveBeenCalled();
});

it('shows an ended task in the tray only if the user must still read its result', () => {
  for (const isToConsult of [true, false]) {
    const { tasks, actor, leave, apart } = create();
    actor.send({ type: 'started' });
    actor.send({ type: 'ended' });
    if (!isToConsult) actor.send({ type: 'failed' });
    expect(tasks.track()).toEqual([]);
    leave();
    expect(apart()).toEqual(isToConsult ? [actor] : []);
  }
});

it('replaces an idle task with an interrupted task, but never replaces a running task', () => {
  const { tasks, actor } = create(true);
  const listener = vi.fn();
  tasks.subscribe(listener);
  tasks.offer('one', start);
  const offered = tasks.get('one');
  expect(offered).not.toBe(actor);
  expect(actor.getSnapshot().status).toBe('stopped');
  expect(listener).toHaveBeenCalled();
  offered?.send({ type: 'started' });
  expect(tasks.track()).toEqual([{ standing: 'running', isShown: true }]);
  tasks.offer('one', () => expect.fail('A task runs'));
});

it('returns the running task to its page when the page opens again', () => {
  const { tasks, actor, leave, open, apart } = create();
  actor.send({ type: 'started' });
  leave();
  expect(open()).toBe(actor);
  tasks.show('one');
  expect(apart()).toEqual([]);
});

it('stores the partial result of a running task when the session ends', async () => {
  const { tasks, actor } = create();
  actor.send({ type: 'started' });
  const saved = tasks.save();
  actor.send({ type: 'failed' });
  expect(await saved).toEqual([actor]);
  expect(actor.getSnapshot().context.isSaved).toBe(true);
});

it('stops all tasks when the user signs out', () => {
  const { tasks, actor, leave, apart } = create();
  actor.send({ type: 'started' });
  leave();
  tasks.stop();
  expect(actor.getSnapshot().status).toBe('stopped');
  expect(apart()).toEqual([]);
});
