import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { groupBy } from '#src/domain/lists.ts';
import { findOrphan, sendsSnapshots, toStatePath } from '../explore/seam.ts';
import { type BranchChart, type Chart, fieldsOf, listActions, withDescendants } from './chart.ts';

export type Unsupported = { where: string; what: string; instead: string };

const madeUp = 'xstate.invoke.';
const addIt = 'add it to the actors of setup()';

const invokesIn = ({ nodes }: Chart, { implementations }: AnyStateMachine): Unsupported[] =>
  nodes.flatMap(({ id: where, invokes }) =>
    invokes.flatMap(({ src, id }) => {
      const found = (what: string, instead: string): Unsupported[] => [{ where, what, instead }];
      if (src.startsWith(madeUp))
        return found(`the actor "${id}" is defined inline`, `${addIt}, and invoke it by its name`);
      if (src in implementations.actors) return [];
      return found(`the actor "${src}" does not exist`, addIt);
    }),
  );

const branchIn = (
  { id: where, kind, event, actor }: BranchChart,
  answering: ReadonlySet<string>,
  silent: ReadonlySet<string>,
): Unsupported[] => {
  const found = (what: string, instead: string): Unsupported[] => [{ where, what, instead }];
  if (kind === 'actorChanged')
    return found(
      `onSnapshot of "${actor}" is not supported by the path kit`,
      'make the actor send an event to its parent, and add the cases of this event to the model',
    );
  if ((kind === 'actorDone' || kind === 'actorFailed') && actor && silent.has(actor) && !answering.has(actor))
    return found(
      `the model has no outcomes for "${actor}"`,
      'add them, or make a callback catch its errors and send an event to its parent',
    );
  if (event === 'xstate.route')
    return found('a route is not supported by the path kit', 'write a separate event with this target');
  if (kind === 'event' && event.startsWith('xstate.'))
    return found(
      `"${event}" is an internal event of XState`,
      'write an entry or exit action, or another event',
    );
  return [];
};

const parentless = (machine: AnyStateMachine): Unsupported[] =>
  listActions(machine)
    .filter(({ action }) => typeof action === 'function' && 'to' in action && action.to === '#_parent')
    .map(({ where, name }) => ({
      where,
      what: `the action "${name}" sends an event to a parent (sendParent), but the kit explores the machine without a parent`,
      instead: 'give the final state an output, or emit the event',
    }));

/** Reports two states with the same path, such as a state `a.b` and a state `b` inside a state `a`. */
const ambiguousKeys = (root: AnyStateNode): Unsupported[] =>
  (withDescendants(root).some(({ key }) => key.includes('.'))
    ? [...groupBy(withDescendants(root), toStatePath).values()]
    : []
  )
    .filter(({ length }) => length > 1)
    .flatMap((nodes) => nodes.filter(({ key }) => key.includes('.')))
    .map((node) => ({
      where: node.parent ? toStatePath(node.parent) : node.id,
      what: `the state "${node.key}" has the same path as another state`,
      instead: 'write its key without a dot',
    }));

const unknownPorts = (
  { id: where, implementations }: AnyStateMachine,
  { outcomes }: FlowModel,
): Unsupported[] => {
  const actors = Object.keys(implementations.actors);
  return Object.keys(outcomes)
    .filter((port) => !actors.includes(port))
    .map((port) => ({
      where,
      what: `the model has outcomes for "${port}", which is the src of no actor`,
      instead: `the machine has ${actors.length ? `the actors ${actors.join(', ')}` : 'no actor'}`,
    }));
};

export const unsupportedIn = (machine: AnyStateMachine, model: FlowModel, chart: Chart): Unsupported[] => {
  const invokes = chart.nodes.flatMap((node) => node.invokes);
  const listIds = (isPort: boolean) =>
    new Set(invokes.filter(({ src }) => src in model.outcomes === isPort).map(({ id }) => id));
  const [answering, silent] = [listIds(true), listIds(false)];
  const found = [
    ...ambiguousKeys(machine.root),
    ...invokesIn(chart, machine),
    ...parentless(machine),
    ...unknownPorts(machine, model),
  ];
  return found.length ? found : chart.branches.flatMap((branch) => branchIn(branch, answering, silent));
};

/** Reports an action with an unsupported target or delay, which only the execution of the action reveals. */
export const unsupportedAction = (type: string, params: unknown, self: AnyActorRef): string | undefined => {
  const { to, delay, event } = fieldsOf(params);
  if (type === 'xstate.spawnChild' && fieldsOf(params).actorRef === undefined)
    return `the actor "${String(fieldsOf(params).src)}" does not exist; add it to the actors of setup()`;
  if (type === 'xstate.sendTo' && to === self)
    return 'sendTo to the machine itself, or to an actor that does not exist, is not supported; write raise()';
  if (type === 'xstate.sendTo' && delay !== undefined)
    return 'sendTo with a delay is not supported; write a state with an after, and send the event when the delay ends';
  if (type !== 'xstate.raise') return undefined;
  const isDelay = String(fieldsOf(event).type).startsWith('xstate.after.');
  return (isDelay && delay === undefined) || (typeof delay === 'number' && !Number.isFinite(delay))
    ? 'a delay without a finite length is not supported; give its milliseconds in the delays of setup()'
    : undefined;
};

/** Reports an event that is raised again before its delay has ended, because XState would raise it twice. */
export const unsupportedRaise = (id: unknown, underWay: readonly { id: string }[]): string | undefined =>
  underWay.some((timer) => timer.id === id)
    ? `"${id}" is raised with a delay while its previous delay still runs, so XState sends it twice; cancel the previous one before`
    : undefined;

export const unsupportedStart = (id: string, running: readonly string[]): string | undefined =>
  running.includes(id)
    ? `the actor "${id}" starts while another actor with this id runs; give each actor its own id, or stop the first actor`
    : undefined;

export const unsupportedChild = ({ children, machine }: AnyMachineSnapshot): string | undefined => {
  const hasWildcard = () => withDescendants(machine.root).some(({ transitions }) => transitions.has('*'));
  for (const child of Object.values<AnyActorRef | undefined>(children)) {
    if (child && sendsSnapshots(child) && hasWildcard())
      return `the wildcard "*" handles each snapshot of "${child.id}" (syncSnapshot), which is not supported; name the events`;
    if (child && typeof child.src !== 'string')
      return 'an actor defined inline in a spawn is not supported; add it to the actors of setup(), and spawn it by its name';
    if (child && child.id === child.sessionId)
      return `"${child.src}" is spawned without an id, so its events have no fixed name; give spawnChild an id`;
  }
  return undefined;
};

/** Reports an active state whose parent is not active: XState can enter it from a history state. */
export const unsupportedStates = (snapshot: AnyMachineSnapshot): string | undefined => {
  const orphan = findOrphan(snapshot);
  return orphan
    ? `"${toStatePath(orphan)}" is active without its parent state, because a history state inside this parent was the target; target the state itself`
    : undefined;
};
