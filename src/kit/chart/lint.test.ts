import { describe, expect, it } from 'vitest';
import { createMachine, fromPromise } from 'xstate';
import { explore } from '../explore/explore.ts';
import { noWords } from '../fixtures/races.ts';
import { lint } from './lint.ts';

describe('lint', () => {
  it('names everything a reader or a walk would stumble on', () => {
    const machine = createMachine(
      {
        id: 'm',
        description: 'A machine',
        initial: 'a',
        states: {
          a: {
            entry: () => {},
            invoke: { src: 'ask', onDone: { guard: ({ event }) => event.output === 1, target: 'b' } },
            on: { go: { actions: () => {} } },
          },
          b: { description: 'B' },
        },
      },
      { actors: { ask: fromPromise(async () => 2) } },
    );
    const model = {
      machine,
      inputs: { start: undefined },
      words: noWords,
      cases: { go: {}, shout: {} },
      outcomes: { ask: { done: { two: 2 }, failed: {} } },
      requests: { ask: [] },
      equivalent: {},
    };
    expect(lint(explore(model)).map(({ rule, where }) => `${rule} ${where}`)).toEqual([
      'no-description m.a',
      'unnamed-action m.a',
      'no-invoke-id m.a',
      'unhandled-failure m.a',
      'no-description m.a|go|0',
      'unnamed-action m.a|go|0',
      'no-description m.a|xstate.done.actor.0.m.a|0',
      'unnamed-guard m.a|xstate.done.actor.0.m.a|0',
      'unreachable m.a|xstate.done.actor.0.m.a|0',
      'unheard-event m',
      'unheard-answer a',
    ]);
  });
});
