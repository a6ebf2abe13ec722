import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { noticeMachine } from './notice.machine.ts';

test('keeps a toast open while the pointer or the focus is on the toast', () => {
  const actor = createActor(noticeMachine, { input: { isLasting: false } }).start();
  const state = () => actor.getSnapshot().value;
  actor.send({ type: 'notice.held', by: 'pointer' });
  actor.send({ type: 'notice.held', by: 'focus' });
  actor.send({ type: 'notice.held', by: 'pointer' });
  actor.send({ type: 'notice.released', by: 'pointer' });
  expect(state()).toBe('held');
  actor.send({ type: 'notice.released', by: 'focus' });
  expect(state()).toBe('counting');
  actor.stop();
});
