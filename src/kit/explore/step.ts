import type {
  ActorRefLike,
  AnyActorLogic,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
  ExecutableActionObject,
} from 'xstate';
import { createActor, fromCallback, fromPromise, fromTransition, StateMachine } from 'xstate';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { canonical, isPlain } from '../chart/canonical.ts';
import { fieldsOf } from '../chart/chart.ts';
import {
  unsupportedAction,
  unsupportedChild,
  unsupportedRaise,
  unsupportedStart,
  unsupportedStates,
} from '../chart/unsupported.ts';
import { observeSystem } from './seam.ts';

/** Text of a custom action, or of an event emitted or sent. Empty for starts, stops and delays. */
export const actionText = (type: string, params: unknown): string[] => {
  const { event, targetId, to } = fieldsOf(params);
  if (type === 'xstate.emit') return [`emit ${canonical(event)}`];
  if (type === 'xstate.sendTo') return [`send ${canonical(targetId ?? to)} ${canonical(event)}`];
  if (type.startsWith('xstate.')) return [];
  return [params === undefined ? type : `${type} ${canonical(params)}`];
};

/** Frozen objects with a map, a set or a class instance inside, which `Object.freeze` does not freeze. */
const unfrozen = new WeakSet<object>();

/** Freezes a value and its parts. Returns true if a part cannot be frozen. */
const freeze = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || 'sessionId' in value) return false;
  if (Object.isFrozen(value)) return unfrozen.has(value);
  if (!Array.isArray(value) && !isPlain(value)) return true;
  Object.freeze(value);
  const parts = Object.values(value).map(freeze);
  if (parts.includes(true)) unfrozen.add(value);
  return unfrozen.has(value);
};

const contextTexts = new WeakMap<object, string>();

const watch = ({ context }: AnyMachineSnapshot): void => {
  if (freeze(context) && !contextTexts.has(context)) contextTexts.set(context, canonical(context));
};

const changeInPlace = (snapshot: AnyMachineSnapshot | undefined): string | undefined => {
  const before = snapshot && contextTexts.get(snapshot.context);
  if (before === undefined || before === canonical(snapshot?.context)) return undefined;
  return 'an action mutates the context (a map, a set or a class instance); make assign return a new value';
};

export type Timer = { id: string; event: EventObject; delay: number; remaining: number };

export type Configuration = {
  snapshot: AnyMachineSnapshot;
  answered: readonly AnyActorRef[];
  timers: readonly Timer[];
};

export type Taken = {
  configuration: Configuration;
  branches: string[];
  actions: string[];
  /** Configurations between the ends of delays, if several delays end at the same instant. */
  through?: readonly Configuration[];
};

const isEvent = (value: unknown): value is EventObject => typeof fieldsOf(value).type === 'string';

const onlooker = fromTransition((state: null) => state, null);

type Doing = {
  timers: Timer[];
  branches: string[];
  actions: string[];
  from: AnyMachineSnapshot | undefined;
  running: string[];
  refusal?: Refusal;
};

const ignore = (): void => {};

export class Refusal extends Error {
  override name = 'Refusal';
}

const refuse = (reason: string | undefined): void => {
  if (reason === undefined) return;
  stand.doing.refusal = new Refusal(reason);
  throw stand.doing.refusal;
};

const cancel = (timers: Timer[], id: unknown): void => {
  const at = timers.findIndex((timer) => timer.id === id);
  if (at >= 0) timers.splice(at, 1);
};

let isStepping = false;

/** Makes the child throw if the machine reads its snapshot, because children do not run in an exploration. */
const hideSnapshot = (child: AnyActorRef): void => {
  const { getSnapshot } = child;
  child.getSnapshot = () => {
    if (isStepping)
      refuse(
        `the machine reads the snapshot of the actor "${child.id}", which does not run; make this actor send an event`,
      );
    return getSnapshot.call(child);
  };
};

const isActor = (actor: ActorRefLike): actor is AnyActorRef => 'id' in actor;

const hideSystem = (system: AnyActorRef['system']): void => {
  system.get = (name) => {
    const instead = 'send the event to the id of the invoke or spawnChild';
    refuse(`system.get("${String(name)}") is not supported; ${instead}`);
  };
};

/** Object that replaces the actor of a machine and records the effects of a step. */
const standIn = () => {
  const self: AnyActorRef = createActor(onlooker);
  self.getSnapshot = () => stand.doing.from;
  self.send = ({ type }) => {
    refuse(`self.send("${type}") is not supported; write raise()`);
  };
  hideSystem(self.system);
  const actionExecutor = ({ type, params }: ExecutableActionObject): void => {
    const { timers, actions, running } = stand.doing;
    refuse(unsupportedAction(type, params, self));
    const { id, delay, event, sendId } = fieldsOf(params);
    if (type === 'xstate.cancel') cancel(timers, sendId);
    if (type === 'xstate.stopChild') stand.doing.running = running.filter((one) => one !== String(id));
    if (type === 'xstate.raise' && typeof delay === 'number' && isEvent(event)) {
      refuse(unsupportedRaise(id, timers));
      timers.push({ id: String(id), event, delay, remaining: delay });
    }
    actions.push(...actionText(type, params));
  };
  const nothing: Doing = { timers: [], branches: [], actions: [], from: undefined, running: [] };
  const stand = {
    doing: nothing,
    isSpent: false,
    scope: {
      self,
      id: self.id,
      sessionId: self.sessionId,
      system: observeSystem(self.system, (branch) => stand.doing.branches.push(branch)),
      logger: ignore,
      defer: ignore,
      emit: ignore,
      stopChild: ignore,
      actionExecutor,
    },
  };
  self.system.inspect(({ type, actorRef }) => {
    if (type !== '@xstate.actor' || !isActor(actorRef)) return;
    stand.isSpent = true;
    const { running } = stand.doing;
    hideSnapshot(actorRef);
    refuse(unsupportedStart(actorRef.id, running));
    running.push(actorRef.id);
  });
  return stand;
};

let stand = standIn();

export const take = (
  { timers: before = [], answered = [], snapshot: from }: Partial<Configuration>,
  step: (scope: (typeof stand)['scope']) => AnyMachineSnapshot,
): Taken => {
  // Replaces a used actor system, because a system accepts each `systemId` only once.
  if (stand.isSpent) stand = standIn();
  const running: string[] = [];
  for (const id in from?.children) {
    const child: AnyActorRef | undefined = from.children[id];
    if (child && !answered.includes(child)) running.push(child.id);
  }
  const doing: Doing = { timers: [...before], branches: [], actions: [], from, running };
  stand.doing = doing;
  isStepping = true;
  let snapshot: AnyMachineSnapshot;
  try {
    snapshot = step(stand.scope);
  } catch (thrown) {
    // XState wraps an error of a guard. Throws the original error, which is clearer.
    throw doing.refusal ?? thrown;
  } finally {
    isStepping = false;
  }
  refuse(changeInPlace(from));
  watch(snapshot);
  refuse(unsupportedChild(snapshot));
  refuse(unsupportedStates(snapshot));
  const { timers, branches, actions } = doing;
  return {
    configuration: { snapshot, answered, timers: snapshot.status === 'active' ? timers : [] },
    branches,
    actions,
  };
};

const neverAnswers = fromPromise(() => new Promise(() => {}));

/** Functions that replace the actors of a machine. This object is the cache key of the changed machine. */
export type Actors = {
  port?: (name: string) => AnyActorLogic;
  /** True to run the actors that are not ports. By default, the exploration sends their events as moves. */
  areOthersReal?: boolean;
};

const stubs = (
  { machine: { implementations }, outcomes }: FlowModel,
  { port = () => neverAnswers, areOthersReal = false }: Actors,
) =>
  Object.fromEntries(
    Object.entries(implementations.actors).map(([name, own]) => [
      name,
      name in outcomes ? port(name) : areOthersReal ? own : fromCallback(() => {}),
    ]),
  );

const maxIterations = 500;

const isUntouched = ({ implementations, root }: AnyStateMachine): boolean => {
  const isQuiet = ({ always, config, transitions, states }: AnyStateMachine['root']): boolean =>
    !always?.length &&
    config.entry === undefined &&
    fieldsOf(config.initial).actions === undefined &&
    config.exit === undefined &&
    [...transitions.values()].every((branches) => branches.every(({ actions }) => actions.length === 0)) &&
    Object.values(states).every(isQuiet);
  return (
    Object.keys(implementations.actors).length === 0 &&
    Object.keys(implementations.actions).length === 0 &&
    isQuiet(root)
  );
};

const makeStubbed = (model: FlowModel, actors: Actors): AnyStateMachine => {
  const { machine } = model;
  if (isUntouched(machine)) return machine;
  const options = { ...fieldsOf(machine.config.options), maxIterations };
  return new StateMachine(
    { ...machine.config, options },
    { ...machine.implementations, actors: stubs(model, actors) },
  );
};

const silent: Actors = {};

const made = new WeakMap<Actors, WeakMap<FlowModel, AnyStateMachine>>();

/** Machine of a model with stubbed actors. It throws for an endless chain of `always` or raised events. */
export const stubPorts = (model: FlowModel, actors = silent): AnyStateMachine => {
  const machines = made.get(actors) ?? new WeakMap<FlowModel, AnyStateMachine>();
  made.set(actors, machines);
  const stubbed = machines.get(model) ?? makeStubbed(model, actors);
  machines.set(model, stubbed);
  return stubbed;
};
