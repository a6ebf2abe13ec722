import type { AnyStateMachine } from 'xstate';
import type { FlowModel } from '#machines/setup/defineModel.ts';

/** A flow of the catalogue: its machine and what is known of it, under `machines/<folder>`. */
export type Flow = {
  readonly id: string;
  readonly folder: string;
  readonly machine: AnyStateMachine;
  readonly model: FlowModel;
};
