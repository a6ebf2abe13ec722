import type {
  ActorSystem,
  ActorSystemInfo,
  AnyActorLogic,
  AnyActorRef,
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { Actor, createEmptyActor, StateMachine } from 'xstate';

/** Only file that uses undocumented features of XState (tests: `seam.test.ts` and `chart.test.ts`). */

export const branchId = (source: string, event: string, index: number): string =>
  `${source}|${event}|${index}`;

export const always = 'always';

/** Path of a state, `machine.parent.child`, even if the state has an `id` of its own. */
export const toStatePath = ({ config, id, machine, path }: AnyStateNode): string =>
  // XState uses this path as the id of a state without an `id` of its own.
  config.id ? [machine.id, ...path].join('.') : id;

const declaredAs = (transition: AnyTransitionDefinition): string | undefined => {
  const { source, eventType } = transition;
  const isAlways = source.always?.includes(transition) ?? false;
  const siblings = isAlways ? source.always : source.transitions.get(eventType);
  const index = siblings?.indexOf(transition) ?? -1;
  return index < 0 ? undefined : branchId(toStatePath(source), isAlways ? always : eventType, index);
};

export const isOfRoot = ({ actorRef, rootId }: InspectionEvent): boolean => actorRef.sessionId === rootId;

export const branchesTaken = (inspected: InspectionEvent): string[] =>
  inspected.type === '@xstate.microstep' && isOfRoot(inspected)
    ? inspected._transitions.map(declaredAs).filter((id) => id !== undefined)
    : [];

/** Calls `onBranch` for each transition of an actor. `inspect` of XState is slower: it clones events. */
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

export const activeNodes = ({ _nodes }: AnyMachineSnapshot): readonly AnyStateNode[] => _nodes;

export const findOrphan = ({ _nodes: nodes }: AnyMachineSnapshot): AnyStateNode | undefined =>
  nodes.find(({ parent }) => parent && !nodes.includes(parent));

/** True if the event has no effect: no active state has a transition for this event or without an event. */
export const isDeafTo = (snapshot: AnyMachineSnapshot, type: string): boolean =>
  snapshot._nodes.every(
    ({ always: eventless, transitions }) =>
      !eventless?.length &&
      !transitions.has(type) &&
      ![...transitions.keys()].some((event) => event.endsWith('*')),
  );

export const sendsSnapshots = (actor: AnyActorRef): boolean =>
  '_syncSnapshot' in actor && actor._syncSnapshot === true;

type Combined = { name: string; guards: unknown[] };

const isCombined = (guard: unknown): guard is Combined =>
  typeof guard === 'function' && 'check' in guard && 'guards' in guard && Array.isArray(guard.guards);

export const combinedGuards = (guard: unknown): { kind: string; guards: unknown[] } | undefined =>
  isCombined(guard) ? { kind: guard.name, guards: guard.guards } : undefined;

const isOfMachine = (actor: Actor<AnyActorLogic>): actor is Actor<AnyStateMachine> =>
  actor.logic instanceof StateMachine;

/** Calls `listen` before each machine without a parent starts. Returns the unsubscription. */
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

/** True for a machine, even of another installation of XState, for which `instanceof` would be false. */
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

/** Kind of an actor. XState does not expose the kind, so it is derived from the event that ends the actor. */
export const logicKind = (logic: AnyActorLogic): LogicKind => {
  if (isMachine(logic)) return 'machine';
  for (const [kind, type] of endings)
    try {
      const ended: { status?: unknown } = logic.transition({ status: 'active' }, { type }, emptyScope);
      if (ended.status === 'done') return kind;
    } catch {
      // A callback actor throws here, because its logic needs a real actor.
    }
  return 'other';
};
