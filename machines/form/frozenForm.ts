import { createActor } from 'xstate';
import type { Failure } from '#src/domain/failure.ts';
import type { FormMachine } from './form.machine.ts';

/** Where a form stays, and what its last submission met. */
export type Stop = { state: 'consulting' | 'editing' | 'submitting'; failure?: Failure };

/** Makes the actor of a form that stays in a state: what a story shows. */
export const frozenForm =
  <Input, Values, Payload>(machine: FormMachine<Input, Values, Payload>, input: Input) =>
  ({ state, failure }: Stop) =>
    createActor(machine, {
      input,
      snapshot: machine.resolveState({
        value: state,
        context: { input, payload: null, failure: failure ?? null },
      }),
    });
