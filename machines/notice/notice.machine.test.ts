import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noticeMachine } from './notice.machine.ts';

const start = (isLasting = false) => {
  const clock = new SimulatedClock();
  const actor = createActor(noticeMachine, { clock, input: { isLasting } }).start();
  return { clock, actor, state: () => actor.getSnapshot().value };
};

test('closes after five seconds', () => {
  const { clock, state } = start();
  clock.increment(4999);
  expect(state()).toBe('counting');
  clock.increment(1);
  expect(state()).toBe('closed');
});

test('pauses while held, then restarts the five seconds', () => {
  const { clock, actor, state } = start();
  clock.increment(4000);
  actor.send({ type: 'notice.held', by: 'pointer' });
  clock.increment(60_000);
  expect(state()).toBe('held');
  actor.send({ type: 'notice.released', by: 'pointer' });
  clock.increment(4999);
  expect(state()).toBe('counting');
  clock.increment(1);
  expect(state()).toBe('closed');
});

test('stays held until the last holder releases it', () => {
  const { actor, state } = start();
  actor.send({ type: 'notice.held', by: 'pointer' });
  actor.send({ type: 'notice.held', by: 'focus' });
  actor.send({ type: 'notice.held', by: 'pointer' });
  actor.send({ type: 'notice.released', by: 'pointer' });
  expect(state()).toBe('held');
  actor.send({ type: 'notice.released', by: 'focus' });
  expect(state()).toBe('counting');
});

test.each(['counting', 'held'])('closes immediately when dismissed while %s', (from) => {
  const { actor, state } = start();
  if (from === 'held') actor.send({ type: 'notice.held', by: 'page' });
  expect(state()).toBe(from);
  actor.send({ type: 'notice.dismissed' });
  expect(state()).toBe('closed');
});

test('stays until closed if no screen shows the failure', () => {
  const { clock, actor, state } = start(true);
  actor.send({ type: 'notice.held', by: 'pointer' });
  actor.send({ type: 'notice.released', by: 'pointer' });
  clock.increment(60_000);
  expect(state()).toBe('staying');
  actor.send({ type: 'notice.dismissed' });
  expect(state()).toBe('closed');
});
