import { expectTypeOf } from 'vitest';
import { fromCallback, setup } from 'xstate';
import { inspectionMachine } from './fixtures/workshop.ts';
import { defineModel, type OutsideEvent } from './model.ts';
import { port } from './port.ts';

/** Checked by `tsc` alone: each expected error that stops being one fails the type check. */
const machine = setup({
  types: {
    events: {} as { type: 'sent'; text: string } | { type: 'closed' },
    input: {} as { lines: number },
  },
  actors: {
    post: port<'kept' | 'lost', string>('post'),
    inspect: inspectionMachine,
    listen: fromCallback(() => {}),
  },
}).createMachine({ id: 'm' });

expectTypeOf<OutsideEvent<typeof machine>['type']>().toEqualTypeOf<'sent' | 'closed'>();

const eventLabels = { sent: 'a text is sent', closed: 'it is closed' };
const inputs = { few: { lines: 1 } };
const cases = { sent: { short: { text: 'a' } }, closed: {} };
const outcomes = {
  post: { done: { kept: 'kept' }, failed: { offline: new Error() } },
  inspect: { done: { sound: { defects: 0 } }, failed: {} },
} as const;

const model = defineModel(machine, { inputs, eventLabels, cases, outcomes });
expectTypeOf<keyof (typeof model)['cases']['sent']>().toEqualTypeOf<'short'>();

// @ts-expect-error an event has no case
defineModel(machine, { inputs, eventLabels, outcomes, cases: { sent: cases.sent } });
// @ts-expect-error an event that carries something has an empty set of cases
defineModel(machine, { inputs, eventLabels, outcomes, cases: { sent: {}, closed: {} } });
// @ts-expect-error a case lacks a field of its event
defineModel(machine, { inputs, eventLabels, outcomes, cases: { sent: { short: {} }, closed: {} } });
// @ts-expect-error an event that carries nothing is given something
defineModel(machine, { inputs, eventLabels, outcomes, cases: { ...cases, closed: { at: { noon: 12 } } } });
// @ts-expect-error a port has no outcome
defineModel(machine, { inputs, eventLabels, cases, outcomes: { inspect: outcomes.inspect } });
// @ts-expect-error a child machine has no outcome
defineModel(machine, { inputs, eventLabels, cases, outcomes: { post: outcomes.post } });
defineModel(machine, {
  inputs,
  eventLabels,
  cases,
  // @ts-expect-error a port never fails
  outcomes: { ...outcomes, post: { done: { kept: 'kept' } } },
});
defineModel(machine, {
  inputs,
  eventLabels,
  cases,
  // @ts-expect-error a port answers what it cannot
  outcomes: { ...outcomes, post: { done: { kept: 'burnt' }, failed: {} } },
});
// @ts-expect-error an input of another type
defineModel(machine, { inputs: { few: { lines: 'one' } }, eventLabels, cases, outcomes });
// @ts-expect-error an event is not put in words
defineModel(machine, { inputs, eventLabels: { sent: eventLabels.sent }, cases, outcomes });
