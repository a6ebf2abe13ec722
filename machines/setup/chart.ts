import { type AnyMachineSnapshot, type EventObject, fromPromise, type StateValue } from 'xstate';
import { type Failure, toFailure } from '#src/domain/failure.ts';

/**
 * Call to the outside world, by name: HTTP, storage, the clock, a navigation to another site. A chart declares the
 * port, `<flow>.ports.ts` provides it; without a provider, the call fails with the name of the port. Emitted events
 * (the progress of a long call) reach the view only.
 */
export const port = <Output = void, Input = void, Emitted extends EventObject = EventObject>(name: string) =>
  fromPromise<Output, Input, Emitted>(() => Promise.reject(new Error(`Port "${name}" is not provided`)));

export type Progressed = { type: 'progressed'; done: number; total: number };

export const longPort = <Output, Input>(name: string) => port<Output, Input, Progressed>(name);

/** Value that the context holds here; throws if it is missing, which ends the flow in error. */
export const required = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('A value that this part of the chart requires is missing');
  return value;
};

/** Result of a call, as the parameter of a guard or an action. */
export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output;

/** Failure of a call, as the parameter of a guard or an action. */
export const failureOf = ({ event }: { event: { error: unknown } }): Failure => toFailure(event.error);

/** Transition after a call, with the action that stores its result. */
export const doneTo = <const Target extends string, const Action extends string>(
  target: Target,
  action: Action,
  description: string,
) => ({ target, actions: { type: action, params: output }, description }) as const;

/** Transition after a failed call, which stores the failure. */
export const failedTo = <const Target extends string>(target: Target, description: string) =>
  ({ target, actions: { type: 'rememberFailure', params: failureOf }, description }) as const;

/** Tag of a state that ends a flow while its screen stays: a success still on display. */
export const ended = 'ended';

/** Tag of a final state that is not a success of the flow. */
export const uncounted = 'uncounted';

/** True at an end counted by the analytics (docs/rules.md#analytics): a final state or a tagged one. */
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

/** Formats a value for `data-state`: dotted, with spaces between regions (docs/rules.md#flow-attributes). */
export const stateName = (value: StateValue): string =>
  typeof value === 'string' ? value : leaves(value, []).join(' ');
