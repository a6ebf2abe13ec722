import {
  Actor,
  type ActorSystem,
  type ActorSystemInfo,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createEmptyActor,
  type InspectionEvent,
  StateMachine,
} from 'xstate';

/** Undocumented features of XState, which the kit uses only in this file. `seam.test.ts` checks each one. */

/** Id of the declared branch of a transition: `source|event|index`, the same for every clone of a machine. */
export const branchId = (source: string, event: string, index: number): string =>
  `${source}|${event}|${index}`;

/** Event part of the branch id of a transition without event (`always` in XState). */
export const always = 'always';

/** Path of a state in the tree, even if the chart gives it an `id`: `machine.parent.child`. */
export const toStatePath = ({ config, id, machine, path }: AnyStateNode): string =>
  // If the statechart gives no `id`, XState generates this path as the id.
  config.id ? [machine.id, ...path].join('.') : id;

const declaredAs = (transition: AnyTransitionDefinition): string | undefined => {
  const { source, eventType } = transition;
  const isAlways = source.always?.includes(transition) ?? false;
  const siblings = isAlways ? source.always : source.transitions.get(eventType);
  const index = siblings?.indexOf(transition) ?? -1;
  return index < 0 ? undefined : branchId(toStatePath(source), isAlways ? always : eventType, index);
};

export const isOfRoot = ({ actorRef, rootId }: InspectionEvent): boolean => actorRef.sessionId === rootId;

/** Branches that an inspection event reports; empty unless the event is a microstep of the root machine. */
export const branchesTaken = (inspected: InspectionEvent): string[] =>
  inspected.type === '@xstate.microstep' && isOfRoot(inspected)
    ? inspected._transitions.map(declaredAs).filter((id) => id !== undefined)
    : [];

/**
 * Wraps the system of an actor to call `onBranch` with each branch that its machine takes. This costs less
 * than `inspect`, which copies each event.
 */
export const observeSystem = <System extends ActorSystem<ActorSystemInfo>>(
  system: System,
  onBranch: (branch: string) => void,
): System => ({
  ...system,
  _sendInspectionEvent: (event: { type: string; _transitions?: readonly AnyTransitionDefinition[] }) => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions ?? []) {
      const branch = declaredAs(transition);
      if (branch !== undefined) onBranch(branch);
    }
  },
});

export const activeIds = (snapshot: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(snapshot._nodes.map(({ id }) => id));

/** Active state with an inactive parent, left by XState after some histories; else undefined. */
export const findOrphan = ({ _nodes: nodes }: AnyMachineSnapshot): AnyStateNode | undefined =>
  nodes.find(({ parent }) => parent && !nodes.includes(parent));

/** True if no active state declares the event, a wildcard or an eventless branch. */
export const isDeafTo = (snapshot: AnyMachineSnapshot, type: string): boolean =>
  snapshot._nodes.every(
    ({ always: eventless, transitions }) =>
      !eventless?.length &&
      !transitions.has(type) &&
      ![...transitions.keys()].some((event) => event.endsWith('*')),
  );

/** True if an actor sends its parent each of its snapshots (`syncSnapshot`). */
export const sendsSnapshots = (actor: AnyActorRef): boolean =>
  '_syncSnapshot' in actor && actor._syncSnapshot === true;

type Combined = { name: string; guards: unknown[] };

const isCombined = (guard: unknown): guard is Combined =>
  typeof guard === 'function' && 'check' in guard && 'guards' in guard && Array.isArray(guard.guards);

export const combinedGuards = (guard: unknown): { kind: string; guards: unknown[] } | undefined =>
  isCombined(guard) ? { kind: guard.name, guards: guard.guards } : undefined;

const isOfMachine = (actor: Actor<AnyActorLogic>): actor is Actor<AnyStateMachine> =>
  actor.logic instanceof StateMachine;

/**
 * Calls the listener just before the start of each machine actor without a parent (in a hook, a provider or
 * plain code). Returns the function that removes the listener.
 */
export const onMachineStarting = (listen: (actor: Actor<AnyStateMachine>) => void): (() => void) => {
  const { start } = Actor.prototype;
  Actor.prototype.start = function (this: Actor<AnyActorLogic>) {
    if (this._parent === undefined && isOfMachine(this)) listen(this);
    return start.call(this);
  };
  return () => {
    Actor.prototype.start = start;
  };
};

const endings = [
  ['promise', 'xstate.promise.resolve'],
  ['observable', 'xstate.observable.complete'],
] as const;

export type LogicKind = 'machine' | 'promise' | 'observable' | 'other';

/** True for a machine of any copy of XState, because another project may have its own copy. */
export const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value && 'root' in value;

const ignore = (): void => {};
const nobody = createEmptyActor();
const emptyScope: AnyActorScope = {
  self: nobody,
  id: nobody.id,
  sessionId: nobody.sessionId,
  system: nobody.system,
  logger: ignore,
  defer: ignore,
  emit: ignore,
  stopChild: ignore,
  actionExecutor: ignore,
};

/** Kind of an actor, found by the event that ends it, because XState gives its logic no type. */
export const logicKind = (logic: AnyActorLogic): LogicKind => {
  if (isMachine(logic)) return 'machine';
  for (const [kind, type] of endings)
    try {
      const ended: { status?: unknown } = logic.transition({ status: 'active' }, { type }, emptyScope);
      if (ended.status === 'done') return kind;
    } catch {
      // A callback has no state without its actor.
    }
  return 'other';
};
