import { expect, it, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { createRunning } from './running.ts';

const machine = setup({
  types: {
    context: {} as { isSaved: boolean },
    events: {} as { type: 'started' | 'ended' | 'failed' | 'rest.kept' | 'dismissed' },
    tags: {} as 'busy',
  },
}).createMachine({
  context: { isSaved: false },
  initial: 'choosing',
  states: {
    choosing: { on: { started: 'working' } },
    working: { tags: 'busy', on: { ended: 'reported', failed: 'incomplete' } },
    incomplete: { on: { 'rest.kept': { target: 'reported', actions: assign({ isSaved: true }) } } },
    reported: { on: { dismissed: 'choosing' } },
  },
});

const create = () => {
  const running = createRunning<ReturnType<typeof start>>({
    isUnderWay: (actor) => ['working', 'incomplete'].some((state) => actor.getSnapshot().value === state),
    isReady: (actor) => actor.getSnapshot().matches('reported'),
    isOver: (actor) => actor.getSnapshot().matches('choosing'),
  });
  const open = () => running.of('one', start);
  const apart = () => running.getState().apart.map(([key]) => key);
  return { running, open, apart };
};
const start = () => createActor(machine).start();

it('stops an idle actor when its page closes', () => {
  const { running, open, apart } = create();
  const actor = open();
  running.show('one')();
  expect(actor.getSnapshot().status).toBe('stopped');
  expect(apart()).toEqual([]);
  expect(open()).not.toBe(actor);
});

it('continues in the background after its page closes, until the user dismisses the result', () => {
  const { running, open, apart } = create();
  const listener = vi.fn();
  running.subscribe(listener);
  const actor = open();
  const leave = running.show('one');
  actor.send({ type: 'started' });
  expect(running.getState().tracked).toEqual([{ actor, isShown: true }]);
  expect(running.isAnyToFollow()).toBe(true);
  expect(apart()).toEqual([]);
  leave();
  expect(apart()).toEqual(['one']);
  expect(running.isAnyToFollow()).toBe(true);
  actor.send({ type: 'ended' });
  expect(running.getState()).toEqual({ tracked: [{ actor, isShown: false }], apart: [['one', actor]] });
  listener.mockClear();
  actor.send({ type: 'dismissed' });
  expect(apart()).toEqual([]);
  expect(listener).toHaveBeenCalled();
});

it('keeps a finished actor after its page closes, until the user dismisses it', () => {
  const { running, open, apart } = create();
  const actor = open();
  const leave = running.show('one');
  actor.send({ type: 'started' });
  actor.send({ type: 'ended' });
  leave();
  expect(apart()).toEqual(['one']);
  actor.send({ type: 'dismissed' });
  expect(apart()).toEqual([]);
});

it('reports a running actor when it starts, but not while it is idle', () => {
  const { running, open } = create();
  expect(running.isAnyToFollow()).toBe(false);
  const actor = open();
  running.show('one');
  expect(running.isAnyToFollow()).toBe(false);
  actor.send({ type: 'started' });
  expect(running.isAnyToFollow()).toBe(true);
});

it('lists a proposed actor that no page shows', () => {
  const { running, apart } = create();
  const listener = vi.fn();
  running.subscribe(listener);
  running.offer('two', () => {
    const actor = start();
    actor.send({ type: 'started' });
    return actor;
  });
  expect(apart()).toEqual(['two']);
  expect(listener).toHaveBeenCalledOnce();
});

it('returns the running actor to a page that opens again', () => {
  const { running, open, apart } = create();
  const actor = open();
  actor.send({ type: 'started' });
  running.show('one')();
  expect(open()).toBe(actor);
  running.show('one');
  expect(apart()).toEqual([]);
});

it('saves the partial result when the session ends', async () => {
  const { running, open } = create();
  const actor = open();
  actor.send({ type: 'started' });
  const saved = running.save();
  actor.send({ type: 'failed' });
  expect(await saved).toEqual([actor]);
  expect(actor.getSnapshot().context.isSaved).toBe(true);
});

it('stops all actors', () => {
  const { running, open, apart } = create();
  const actor = open();
  actor.send({ type: 'started' });
  running.show('one')();
  running.stop();
  expect(actor.getSnapshot().status).toBe('stopped');
  expect(apart()).toEqual([]);
});
