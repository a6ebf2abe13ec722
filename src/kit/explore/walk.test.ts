import { expect, it } from 'vitest';
import { fromPromise, raise, setup } from 'xstate';
import { looseModel } from '../fixtures/races.ts';
import { startStubbed } from './stubbedActor.ts';
import { differences, toSight, walk } from './walk.ts';

const machine = setup({ actors: { ask: fromPromise(async () => 1) } }).createMachine({
  id: 'm',
  type: 'parallel',
  states: {
    first: { initial: 'on', states: { on: { after: { 300: { actions: raise({ type: 'begin' }) } } } } },
    second: {
      initial: 'idle',
      states: {
        idle: { on: { begin: 'asking' } },
        asking: { invoke: { id: 'ask', src: 'ask' }, on: { stop: 'idle' } },
      },
    },
    third: { initial: 'on', states: { on: { after: { 300: { actions: raise({ type: 'stop' }) } } } } },
  },
});

const model = { ...looseModel(machine), outcomes: { ask: { done: { yes: 1 }, failed: {} } } };

it('foresees a call that is given up at the instant that it is made', async () => {
  const wait = { kind: 'time', delay: 300 } as const;
  const [, frame] = walk(machine, model, 'start', [wait]);
  const stubbed = startStubbed(model, 'start');
  stubbed.called.splice(0);
  await stubbed.make(wait);
  expect(frame && differences(toSight(frame), stubbed.sight())).toEqual([]);
  stubbed.stop();
});
