import { type AnyActorLogic, type AnyStateMachine, fromCallback, fromPromise } from 'xstate';
import type { FlowModel } from './model.ts';

const neverAnswers = fromPromise(() => new Promise(() => {}));

/**
 * Stand-ins for a machine's actors: its ports answer only as `port` says, by name: never, unless told. Others do
 * nothing, so that the moves made alone decide.
 */
export const heldActors = (
  machine: AnyStateMachine,
  model: FlowModel,
  port: (name: string) => AnyActorLogic = () => neverAnswers,
): Record<string, AnyActorLogic> =>
  Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [
      name,
      name in model.outcomes ? port(name) : fromCallback(() => {}),
    ]),
  );

/** A machine with held actors. */
export const hold = (...held: Parameters<typeof heldActors>): AnyStateMachine =>
  held[0].provide({ actors: heldActors(...held) });
