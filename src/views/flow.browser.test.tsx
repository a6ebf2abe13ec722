import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Flow } from './Flow.tsx';
import { FlowEndContext } from './useFlowEnd.ts';

it('tells the portal each state that its screen stays in, once, and none that ends it', async () => {
  const notify = vi.fn();
  const at = (value: string, status: 'active' | 'done' = 'active') => (
    <FlowEndContext value={notify}>
      <Flow id="payment" snapshot={{ value, status, hasTag: () => false }}>
        {value}
      </Flow>
    </FlowEndContext>
  );
  const { rerender } = await render(at('shown'));
  await rerender(at('saved'));
  await rerender(at('saved'));
  await rerender(at('turnedAway', 'done'));
  expect(notify.mock.calls).toEqual([
    ['payment', 'shown'],
    ['payment', 'saved'],
  ]);
});
