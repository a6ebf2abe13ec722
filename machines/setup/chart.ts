import { type AnyMachineSnapshot, type EventObject, fromPromise, type StateValue } from 'xstate';

/**
 * A call to the outside world, by name: HTTP, storage, the clock, a navigation to another site.
 * A chart declares it; `<flow>.ports.ts` provides it. Left unprovided it fails by name. What it emits on its way, a long
 * one's progress, is for the view alone: the chart does not hear it.
 */
export const port = <Output = void, Input = void, Emitted extends EventObject = EventObject>(name: string) =>
  fromPromise<Output, Input, Emitted>(() => Promise.reject(new Error(`Port "${name}" is not provided`)));

/** How far a long call is; the chart does not count. */
export type Progressed = { type: 'progressed'; done: number; total: number };

/** A port whose call may be long: it tells how far it is. */
export const longPort = <Output, Input>(name: string) => port<Output, Input, Progressed>(name);

/** What the context has in this part of the chart; elsewhere it throws, and the flow ends in error. */
export const required = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('A value that this part of the chart requires is missing');
  return value;
};

/** The tag of a state that is the end of a flow, on a screen that stays: a success that can still be looked at. */
export const ended = 'ended';

/** The tag of a final state that is no end of what a person came for. */
export const uncounted = 'uncounted';

/**
 * Whether a flow has come to one of its ends, which is counted (docs/rules.md#analytics): a final state, or one that stays.
 * Its chart alone says which.
 */
export const isAtEnd = (snapshot: Pick<AnyMachineSnapshot, 'status' | 'hasTag'>): boolean =>
  snapshot.status === 'done'
    ? !snapshot.hasTag(uncounted)
    : snapshot.status === 'active' && snapshot.hasTag(ended);

const leaves = (value: StateValue | undefined, path: readonly string[]): string[] => {
  if (value === undefined) return [path.join('.')];
  if (typeof value === 'string') return [[...path, value].join('.')];
  const regions = Object.entries(value);
  return regions.length === 0
    ? [path.join('.')]
    : regions.flatMap(([key, inner]) => leaves(inner, [...path, key]));
};

/**
 * A state value as `data-state` has it: dotted, parallel regions separated by a space
 * (docs/rules.md#flow-attributes).
 */
export const stateName = (value: StateValue): string =>
  typeof value === 'string' ? value : leaves(value, []).join(' ');
