import { type AnyMachineSnapshot, type EventObject, fromPromise, type StateValue } from 'xstate';
import { type Failure, toFailure } from '#src/domain/failure.ts';

/**
 * Port of a flow: a named call to HTTP, storage, the clock or another site. `<flow>.ports.ts` implements the
 * port; without an implementation, the call fails. Only the view receives the emitted events.
 */
export const port = <Output = void, Input = void, Emitted extends EventObject = EventObject>(name: string) =>
  fromPromise<Output, Input, Emitted>(() => Promise.reject(new Error(`Port "${name}" is not provided`)));

/** Invokes a port; the name of the port is also the id of the call. */
export const called = <const Port extends string>(port: Port) => ({ id: port, src: port }) as const;

export type Progressed = { type: 'progressed'; done: number; total: number };

export const longPort = <Output, Input>(name: string) => port<Output, Input, Progressed>(name);

/** Returns a non-null value of the context. Throws for null, which ends the flow in error. */
export const required = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('A value that this part of the chart requires is missing');
  return value;
};

export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output;

export const failureOf = ({ event }: { event: { error: unknown } }): Failure => toFailure(event.error);

/** French sentence in an object, from which the build removes it (`src/lighterCharts.ts`). */
export type Described = { description: string };

/** Transition after a successful call; the action receives the output. */
export const doneTo = <const Target extends string, const Action extends string>(
  target: Target,
  action: Action,
  { description }: Described,
) => ({ target, actions: { type: action, params: output }, description }) as const;

export const doneIf = <const Guard extends string, const Transition extends Described>(
  guard: Guard,
  transition: Transition,
) => ({ guard: { type: guard, params: output }, ...transition }) as const;

/** Transition after a failed call; `rememberFailure` receives the `Failure`. */
export const failedTo = <const Target extends string>(target: Target, { description }: Described) =>
  ({ target, actions: { type: 'rememberFailure', params: failureOf }, description }) as const;

/** Tag of a state that ends a flow while its screen stays open, such as a success message. */
export const ended = 'ended';

/** Tag of a final state that analytics does not count, because it is not a success. */
export const uncounted = 'uncounted';

/** True at an end that analytics counts: final state or tag `ended` (docs/rules.md#analytics). */
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

/** Value of `data-state`: dots join nested states, spaces join regions (docs/rules.md#flow-attributes). */
export const stateName = (value: StateValue): string => leaves(value, '').join(' ');
