import { expectTypeOf } from 'vitest';
import { fromCallback, setup } from 'xstate';
import { port } from '#machines/setup/chart.ts';
import { defineModel, type OutsideEvent } from '#machines/setup/defineModel.ts';
import { inspectionMachine } from './fixtures/workshop.ts';

const machine = setup({
  types: {
    events: {} as { type: 'sent'; text: string } | { type: 'left' } | { type: 'closed' },
    input: {} as { lines: number },
  },
  actors: {
    post: port<'good' | 'bad', string>('post'),
    inspect: inspectionMachine,
    listen: fromCallback(() => {}),
  },
  guards: { isShort: (_, text: string) => text.length < 9 },
  actions: { keep: () => {} },
}).createMachine({ id: 'm' });

expectTypeOf<OutsideEvent<typeof machine>['type']>().toEqualTypeOf<'sent' | 'left' | 'closed'>();

const described = {
  inputs: { few: { lines: 1 } },
  words: {
    events: { sent: 'a text is sent', left: 'the sender leaves' },
    guards: { isShort: 'the text is short' },
    ports: { post: 'the posting', inspect: 'the inspection' },
    actions: { keep: 'the text is kept' },
  },
  cases: { sent: { short: { text: 'a' } } },
  outcomes: {
    post: { done: { stored: 'good' }, failed: { offline: new Error() } },
    inspect: { done: { sound: { defects: 0 } }, failed: {} },
  },
  requests: { post: [{ request: 'POST /letters', body: (text: string) => ({ text }) }], inspect: [] },
} as const;
const { words, cases, outcomes, requests } = described;

const model = defineModel(machine, described);
expectTypeOf<keyof (typeof model)['cases']['sent']>().toEqualTypeOf<'short'>();

// @ts-expect-error an event with a payload is not described
defineModel(machine, { ...described, cases: {} });
// @ts-expect-error an event with a payload has no cases
defineModel(machine, { ...described, cases: { sent: {} } });
// @ts-expect-error a case lacks a field of its event
defineModel(machine, { ...described, cases: { sent: { short: {} } } });
// @ts-expect-error a case has a payload for an event without one
defineModel(machine, { ...described, cases: { ...cases, left: { at: { noon: 12 } } } });
// @ts-expect-error a port has no outcome
defineModel(machine, { ...described, outcomes: { inspect: outcomes.inspect } });
// @ts-expect-error a child machine has no outcome
defineModel(machine, { ...described, outcomes: { post: outcomes.post } });
// @ts-expect-error a port has no failed outcome
defineModel(machine, { ...described, outcomes: { ...outcomes, post: { done: { stored: 'good' } } } });
defineModel(machine, {
  ...described,
  // @ts-expect-error a port returns a value of another type
  outcomes: { ...outcomes, post: { done: { stored: 'burnt' }, failed: {} } },
});
// @ts-expect-error an input of another type
defineModel(machine, { ...described, inputs: { few: { lines: 'one' } } });
// @ts-expect-error an event has no sentence
defineModel(machine, { ...described, words: { ...words, events: { sent: '' } } });
// @ts-expect-error a guard has no sentence
defineModel(machine, { ...described, words: { ...words, guards: {} } });
// @ts-expect-error a port has no sentence
defineModel(machine, { ...described, words: { ...words, ports: { post: '' } } });
// @ts-expect-error an action has no sentence
defineModel(machine, { ...described, words: { ...words, actions: {} } });
// @ts-expect-error a sentence for an unknown guard
defineModel(machine, { ...described, words: { ...words, guards: { ...words.guards, isLong: '' } } });
// @ts-expect-error a sentence for an unknown action
defineModel(machine, { ...described, words: { ...words, actions: { ...words.actions, burn: '' } } });
// @ts-expect-error a sentence for an unknown port
defineModel(machine, { ...described, words: { ...words, ports: { ...words.ports, listen: '' } } });
// @ts-expect-error a port does not declare its requests
defineModel(machine, { ...described, requests: { inspect: requests.inspect } });
