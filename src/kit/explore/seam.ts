import {
  Actor,
  type ActorSystem,
  type ActorSystemInfo,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
  StateMachine,
} from 'xstate';

/**
 * What the kit reads of xstate that its documentation does not promise; `seam.test.ts` pins each.
 * Everything else in the kit is public API.
 */

/** The branch a transition is declared as: `source|event|index`, the same for every clone of a machine. */
export const branchId = (source: string, event: string, index: number): string =>
  `${source}|${event}|${index}`;

/** The event name that stands for eventless transitions in branch ids. */
export const always = 'always';

/** A state's place in the tree, whatever `id` the chart gives it: `machine.parent.child`. */
export const toStatePath = ({ config, id, machine, path }: AnyStateNode): string =>
  // Where the chart gives none, xstate has joined the same.
  config.id ? [machine.id, ...path].join('.') : id;

const declaredAs = (transition: AnyTransitionDefinition): string | undefined => {
  const { source, eventType } = transition;
  const isAlways = source.always?.includes(transition) ?? false;
  const siblings = isAlways ? source.always : source.transitions.get(eventType);
  const index = siblings?.indexOf(transition) ?? -1;
  return index < 0 ? undefined : branchId(toStatePath(source), isAlways ? always : eventType, index);
};

/** Whether an inspection event is of the machine itself, not of an actor it has started. */
export const isOfRoot = ({ actorRef, rootId }: InspectionEvent): boolean => actorRef.sessionId === rootId;

/** The branches an inspection event says the machine took; none for any other event than its microsteps. */
export const branchesTaken = (inspected: InspectionEvent): string[] =>
  inspected.type === '@xstate.microstep' && isOfRoot(inspected)
    ? inspected._transitions.map(declaredAs).filter((id) => id !== undefined)
    : [];

/**
 * The system of an actor, which calls `onBranch` with each branch that its machine takes. Inspecting the system would
 * give the same, with a copy of each event.
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

/** The ids of every state a snapshot is in, compound ones and regions included. */
export const activeIds = (snapshot: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(snapshot._nodes.map(({ id }) => id));

/** The state that a snapshot is in without the one that holds it, as xstate leaves it in some histories; undefined in all else. */
export const findOrphan = ({ _nodes: nodes }: AnyMachineSnapshot): AnyStateNode | undefined =>
  nodes.find(({ parent }) => parent && !nodes.includes(parent));

/** Whether an event cannot but be refused: no state is in that declares it, a wildcard, or an eventless branch. */
export const isDeafTo = (snapshot: AnyMachineSnapshot, type: string): boolean =>
  snapshot._nodes.every(
    ({ always: eventless, transitions }) =>
      !eventless?.length &&
      !transitions.has(type) &&
      ![...transitions.keys()].some((event) => event.endsWith('*')),
  );

type Combined = { name: string; guards: unknown[] };

const isCombined = (guard: unknown): guard is Combined =>
  typeof guard === 'function' && 'check' in guard && 'guards' in guard && Array.isArray(guard.guards);

/** What `and`, `or` and `not` combine; undefined for any other guard. */
export const combinedGuards = (guard: unknown): { kind: string; guards: unknown[] } | undefined =>
  isCombined(guard) ? { kind: guard.name, guards: guard.guards } : undefined;

const isOfMachine = (actor: Actor<AnyActorLogic>): actor is Actor<AnyStateMachine> =>
  actor.logic instanceof StateMachine;

/**
 * From now on, tells each actor of a machine that no other has started, whatever made it (a hook, a provider, a plain
 * call), just before it starts, and each time that it does. What it gives back puts an end to it.
 */
export const onMachineStarting = (listen: (actor: Actor<AnyStateMachine>) => void): (() => void) => {
  // The one place that every actor passes.
  const { start } = Actor.prototype;
  Actor.prototype.start = function (this: Actor<AnyActorLogic>) {
    if (this._parent === undefined && isOfMachine(this)) listen(this);
    return start.call(this);
  };
  return () => {
    Actor.prototype.start = start;
  };
};
