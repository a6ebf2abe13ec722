import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastActors } from '#src/app/live.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import { startStubbed } from '#src/kit/explore/stubbedActor.ts';
import { type LiveStep, liveChannel, liveMessage } from '#src/kit/narration/live.ts';
import { withStep } from '#src/visualiser/live/LivePanel.tsx';

const channel = new BroadcastChannel(liveChannel);
const received: LiveStep[] = [];

beforeAll(() => {
  channel.onmessage = ({ data }) => {
    const message = liveMessage.parse(data);
    if (message.kind === 'step') received.push(message);
  };
  // Returns the cleanup: later tests in this process also start actors, which must not be broadcast.
  return broadcastActors();
});
afterAll(() => channel.close());

describe('an actor in the portal', () => {
  it('sends each step once to the visualiser, without payload, and all steps on request', async () => {
    const { model } = catalogue.find(({ id }) => id === 'addContract') ?? expect.unreachable();
    const stubbed = startStubbed(model, Object.keys(model.inputs)[0] ?? '');
    await stubbed.make({ kind: 'event', type: 'form.submitted', case: 'bien formé' });
    await expect.poll(() => received.at(-1)?.state).toBe('submitting');
    expect(received.map(({ event }) => event)).toEqual([null, 'form.submitted']);
    const [first] = received.splice(0);
    channel.postMessage({ kind: 'who' });
    await expect.poll(() => received.map(({ actor }) => actor)).toContain(first?.actor);
    stubbed.stop();
    const step = first ?? expect.unreachable();
    const known = withStep(withStep([], step), step);
    expect(known).toEqual([{ id: step.actor, flow: step.flow, steps: [step] }]);
    expect(withStep([], { ...step, flow: 'no flow of ours' })).toEqual([]);
  });
});
