import { type AnyActorLogic, type AnyStateMachine, fromCallback, fromPromise, StateMachine } from 'xstate';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { fieldsOf } from '../chart/config.ts';

const neverAnswers = fromPromise(() => new Promise(() => {}));

/** What machines are stubbed with: given again as the same object, it is not made anew. */
export type Actors = {
  /** What stands for a port, by its name: unless it is given, one that never answers. */
  port?: (name: string) => AnyActorLogic;
  /** Whether what is no port is the machine's own: else it does nothing, so that the moves made alone decide. */
  areOthersReal?: boolean;
};

/** Stubs for a machine's actors. */
const stubs = (
  { implementations }: AnyStateMachine,
  { outcomes }: FlowModel,
  { port = () => neverAnswers, areOthersReal = false }: Actors,
) =>
  Object.fromEntries(
    Object.entries(implementations.actors).map(([name, own]) => [
      name,
      name in outcomes ? port(name) : areOthersReal ? own : fromCallback(() => {}),
    ]),
  );

/** A machine may take this many steps without an event before it is said to loop. */
const maxIterations = 500;

/** Whether a machine only goes where events send it: nothing to stub, nothing that could go on by itself. */
const isPlain = ({ implementations, root }: AnyStateMachine): boolean => {
  const isQuiet = ({ always, config, transitions, states }: AnyStateMachine['root']): boolean =>
    !always?.length &&
    config.entry === undefined &&
    config.exit === undefined &&
    [...transitions.values()].every((branches) => branches.every(({ actions }) => actions.length === 0)) &&
    Object.values(states).every(isQuiet);
  return (
    Object.keys(implementations.actors).length === 0 &&
    Object.keys(implementations.actions).length === 0 &&
    isQuiet(root)
  );
};

const makeStubbed = (machine: AnyStateMachine, model: FlowModel, actors: Actors): AnyStateMachine => {
  if (isPlain(machine)) return machine;
  const options = { ...fieldsOf(machine.config.options), maxIterations };
  return new StateMachine(
    { ...machine.config, options },
    { ...machine.implementations, actors: stubs(machine, model, actors) },
  );
};

const silent: Actors = {};

type Made = { model: FlowModel; stubbed: AnyStateMachine };

const made = new WeakMap<Actors, WeakMap<AnyStateMachine, Made>>();

/**
 * A machine whose actors are stubs, the same as long as it is stubbed for one model: made anew, it costs as much as its
 * exploration. An endless chain of eventless transitions or of raised events, which would hang, throws instead.
 */
export const stubPorts = (
  machine: AnyStateMachine,
  model: FlowModel,
  actors: Actors = silent,
): AnyStateMachine => {
  const machines = made.get(actors) ?? new WeakMap<AnyStateMachine, Made>();
  made.set(actors, machines);
  const known = machines.get(machine);
  if (known?.model === model) return known.stubbed;
  const stubbed = makeStubbed(machine, model, actors);
  machines.set(machine, { model, stubbed });
  return stubbed;
};
