import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createActor, createMachine } from 'xstate';
import { Flow, FlowEndContext, useFlowEnd } from './Flow.tsx';

it('reports once each entry into a state with the tag ended, but never a final state', async () => {
  const notify = vi.fn();
  const at = (value: string, status: 'active' | 'done' = 'active') => (
    <FlowEndContext value={notify}>
      <Flow id="payment" snapshot={{ value, status, hasTag: (tag) => tag === 'ended' && value !== 'shown' }}>
        {value}
      </Flow>
    </FlowEndContext>
  );
  const { rerender } = await render(at('shown'));
  await rerender(at('saved'));
  await rerender(at('saved'));
  await rerender(at('turnedAway', 'done'));
  await rerender(at('shown'));
  await rerender(at('failed'));
  expect(notify.mock.calls).toEqual([
    ['payment', 'saved'],
    ['payment', 'failed'],
  ]);
});

const machine = createMachine({
  id: 'payment',
  initial: 'shown',
  states: {
    shown: { on: { left: 'abandoned', gone: 'closed' } },
    abandoned: { type: 'final' },
    closed: { type: 'final', tags: 'uncounted' },
  },
});

it.each([
  ['left', [['payment', 'abandoned']]],
  ['gone', []],
])('reports the final state after the event %s, unless it has the tag uncounted', async (type, counted) => {
  const notify = vi.fn();
  const onEnd = vi.fn();
  const actor = createActor(machine).start();
  const Page = () => {
    useFlowEnd(actor, onEnd);
    return null;
  };
  await render(
    <FlowEndContext value={notify}>
      <Page />
    </FlowEndContext>,
  );
  actor.send({ type });
  expect(notify.mock.calls).toEqual(counted);
  expect(onEnd).toHaveBeenCalledOnce();
});
