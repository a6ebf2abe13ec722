import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Configuration, Timer } from './step.ts';

/** The lengths that each delay has had so far, in milliseconds, by its id. */
export type Lengths = ReadonlyMap<string, ReadonlySet<number>>;

/** The lengths of every delay that some configurations wait for. */
export const lengthsIn = (configurations: readonly Configuration[]): Lengths => {
  const lengths = new Map<string, Set<number>>();
  for (const { id, delay } of configurations.flatMap(({ timers }) => timers))
    lengths.set(id, (lengths.get(id) ?? new Set()).add(delay));
  return lengths;
};

const owners = new WeakMap<AnyStateMachine, Map<string, AnyStateNode>>();

/** The state that each `after` is of, by the id of its delay. */
const ownersIn = (machine: AnyStateMachine): Map<string, AnyStateNode> => {
  const known = owners.get(machine);
  if (known) return known;
  const found = new Map<string, AnyStateNode>();
  const gather = (node: AnyStateNode): void => {
    for (const { eventType } of node.after) found.set(eventType, node);
    Object.values(node.states).forEach(gather);
  };
  gather(machine.root);
  owners.set(machine, found);
  return found;
};

const withAncestors = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [...withAncestors(node.parent), node] : [node];

/** Whether two states can be active together: one holds the other, or regions of one state hold them. */
const canBeTogether = (one: AnyStateNode, other: AnyStateNode): boolean => {
  const [a, b] = [withAncestors(one), withAncestors(other)];
  const parted = a.findIndex((node, depth) => node !== b[depth]);
  return parted < 0 || parted >= b.length || a[parted - 1]?.type === 'parallel';
};

/** The lengths of the delays that may begin while another is under way; an event raised later may at any time. */
const lengthsBeside = (machine: AnyStateMachine, timer: Timer, lengths: Lengths): number[] => {
  const owner = ownersIn(machine).get(timer.id);
  return [...lengths].flatMap(([id, known]) => {
    const other = ownersIn(machine).get(id);
    const isPossible = id !== timer.id && (!owner || !other || canBeTogether(owner, other));
    return isPossible ? [...known] : [];
  });
};

/**
 * How long may pass next, in milliseconds: until the next delay ends and, where every delay has just begun, once in each
 * of the spans in which one that began would end in another order. `lengths` are those of the delays that there may be.
 */
export const waitsFrom = ({ snapshot, timers }: Configuration, lengths: Lengths): number[] => {
  if (timers.length === 0) return [];
  const next = Math.min(...timers.map(({ remaining }) => remaining));
  const haveBegun = timers.every(({ delay, remaining }) => delay === remaining);
  if (!haveBegun || next <= 1) return [next];
  const turns = timers.flatMap((timer) =>
    lengthsBeside(snapshot.machine, timer, lengths).map((length) => timer.remaining - length),
  );
  const bounds = [0, ...new Set(turns.filter((turn) => turn > 0 && turn < next)), next].sort((a, b) => a - b);
  const spans = bounds.slice(1).map((end, index) => Math.floor(((bounds[index] ?? 0) + end) / 2));
  return [...new Set([...spans.filter((wait) => wait > 0), next])];
};
