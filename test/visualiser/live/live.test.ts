import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastActors } from '#src/app/live.ts';
import { catalogue } from '#src/kit/catalogue.ts';
import { explore } from '#src/kit/explore/explore.ts';
import { startStubbed } from '#src/kit/explore/stubbedActor.ts';
import { type LiveStep, liveChannel, liveMessage, masked } from '#src/kit/narration/live.ts';
import { findPaths } from '#src/kit/paths/paths.ts';
import { findReplay, withStep } from '#src/visualiser/live/LivePanel.tsx';
import { play } from '#src/visualiser/simulation/simulation.ts';

const channel = new BroadcastChannel(liveChannel);
const received: LiveStep[] = [];

beforeAll(() => {
  channel.onmessage = ({ data }) => {
    const message = liveMessage.parse(data);
    if (message.kind === 'step') received.push(message);
  };
  // Stops the broadcast after the tests, because later files of this process also start actors.
  return broadcastActors();
});
afterAll(() => channel.close());

const soon = { interval: 1 };

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Flows with personal data, parallel states and delays. The channel code is the same for all. */
const various = catalogue.filter(({ id }) => ['billingEdit', 'directDebit', 'sites'].includes(id));

describe.each(various)('an actor of $id', ({ id, model }) => {
  it('sends each step of an actor without personal data, and replays it', async () => {
    for (const path of findPaths(explore(model), 'branches+refused')) {
      received.splice(0);
      const stubbed = startStubbed(model, path.input);
      // The portal does not broadcast the branches of the start: no code can subscribe before.
      stubbed.branches.splice(0);
      for (const move of path.moves) await stubbed.make(move);
      const taken = [...stubbed.branches];
      const last = stubbed.sight().name;
      stubbed.stop();
      await expect
        .poll(() => received.some(({ flow, state }) => flow === id && state === last), soon)
        .toBe(true);
      await expect.poll(() => received.flatMap(({ branches }) => branches).length, soon).toBe(taken.length);

      const secrets = textsIn(Object.values(model.cases)).filter((text) => text.length > 3);
      const texts = received.flatMap(({ event }) => textsIn(event?.carries));
      expect(texts.filter((text) => secrets.includes(text))).toEqual([]);
      expect(texts.filter((text) => /[@\d]|\w{4}/.test(text))).toEqual([]);

      const replay = findReplay(model, received) ?? expect.unreachable();
      expect([path.id, replay.isCut]).toEqual([path.id, false]);
      const { frames, stop } = play(model, replay.simulation);
      expect([stop, frames.at(-1)?.name]).toEqual([null, last]);
      expect(frames.slice(1).flatMap(({ branches }) => branches)).toEqual(taken);
    }
  });
});

describe('the sent data', () => {
  it('keeps the structure of the sent data without its texts', () => {
    const data = {
      iban: 'FR7630006000011234567890189',
      mail: 'jean@exemple.test',
      tokens: ['abc'],
      empty: '',
      isSet: true,
      code: 15,
      phone: 33612345678,
      birth: new Date(0),
      'jean@exemple.test': 1,
      FR7630006000011234567890189: 1,
      failure: Object.assign(new Error('Jean'), { kind: 'refused' }),
    };
    expect(masked(data)).toEqual({
      iban: '••••••',
      mail: '••••••',
      tokens: ['•'],
      empty: '',
      isSet: true,
      code: 15,
      phone: '•••',
      birth: '•••',
      '••• 9': 1,
      '••• 10': 1,
      failure: { kind: '•••' },
    });
  });

  it('sends the data again on request of a visualiser, which records them once', async () => {
    const [flow] = catalogue;
    const model = flow?.model ?? expect.unreachable();
    received.splice(0);
    const stubbed = startStubbed(model, Object.keys(model.inputs)[0] ?? '');
    await expect.poll(() => received.length).toBeGreaterThan(0);
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
