import { type AnyMachineSnapshot, type EventObject, fromPromise, type StateValue } from 'xstate';
import { type Failure, toFailure } from '#src/domain/failure.ts';

/**
 * Port of a flow: a named call to HTTP, storage, the clock or another site. The statechart declares the port,
 * `<flow>.ports.ts` implements it. Without an implementation, the call fails with the port's name. Only the
 * view receives the emitted events (the progress of a long call).
 */
export const port = <Output = void, Input = void, Emitted extends EventObject = EventObject>(name: string) =>
  fromPromise<Output, Input, Emitted>(() => Promise.reject(new Error(`Port "${name}" is not provided`)));

/** Invokes a port under its own name, which its results carry. */
export const called = <const Port extends string>(port: Port) => ({ id: port, src: port }) as const;

export type Progressed = { type: 'progressed'; done: number; total: number };

export const longPort = <Output, Input>(name: string) => port<Output, Input, Progressed>(name);

/** Returns a value of the context that this state requires. Throws if it is null, which ends the flow in error. */
export const required = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('A value that this part of the chart requires is missing');
  return value;
};

export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output;

export const failureOf = ({ event }: { event: { error: unknown } }): Failure => toFailure(event.error);

/** An object, because the build removes the sentence from it (`src/lighterCharts.ts`). */
export type Described = { description: string };

/** Transition of a successful call. The action receives the output of the call. */
export const doneTo = <const Target extends string, const Action extends string>(
  target: Target,
  action: Action,
  { description }: Described,
) => ({ target, actions: { type: action, params: output }, description }) as const;

export const doneIf = <const Guard extends string, const Transition extends Described>(
  guard: Guard,
  transition: Transition,
) => ({ guard: { type: guard, params: output }, ...transition }) as const;

/** Transition of a failed call. `rememberFailure` receives its `Failure`. */
export const failedTo = <const Target extends string>(target: Target, { description }: Described) =>
  ({ target, actions: { type: 'rememberFailure', params: failureOf }, description }) as const;

/** Tag of a state that ends a flow although its screen stays open, such as a success message. */
export const ended = 'ended';

/** Tag of a final state that analytics does not count, because it is not a success. */
export const uncounted = 'uncounted';

/** True at an end that analytics counts (docs/rules.md#analytics): final, or tagged `ended`. */
export const isAtEnd = (snapshot: Pick<AnyMachineSnapshot, 'status' | 'hasTag'>): boolean =>
  snapshot.status === 'done'
    ? !snapshot.hasTag(uncounted)
    : snapshot.status === 'active' && snapshot.hasTag(ended);

const escapeKey = (key: string): string => key.replace(/[\\.\s]/g, '\\$&');

const leaves = (value: StateValue | undefined, path: string): string[] => {
  if (typeof value === 'string') return [path + escapeKey(value)];
  const regions = Object.entries(value ?? {});
  return regions.length
    ? regions.flatMap(([key, inner]) => leaves(inner, `${path}${escapeKey(key)}.`))
    : [path.slice(0, -1)];
};

/**
 * Formats a state for `data-state`: nested states by dots, regions by spaces (docs/rules.md#flow-attributes). A
 * backslash escapes a dot or a space in the key of a state.
 */
export const stateName = (value: StateValue): string => leaves(value, '').join(' ');
