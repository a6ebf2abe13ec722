import { type AnyMachineSnapshot, type EventObject, fromPromise, type StateValue } from 'xstate';
import { type Failure, toFailure } from '#src/domain/failure.ts';

/** Port of a flow: a named promise, which `<flow>.ports.ts` implements. Only the view receives its events. */
export const port = <Output = void, Input = void, Emitted extends EventObject = EventObject>(name: string) =>
  fromPromise<Output, Input, Emitted>(() =>
    Promise.reject(new Error(`No implementation of the port "${name}"`)),
  );

export const called = <const Port extends string>(port: Port) => ({ id: port, src: port }) as const;

export type Progressed = { type: 'progressed'; done: number; total: number };

export const longPort = <Output, Input>(name: string) => port<Output, Input, Progressed>(name);

/** Returns a value that is never null in the current state. Throws for null, which stops the flow. */
export const required = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('Missing value');
  return value;
};

export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output;

export const failureOf = ({ event }: { event: { error: unknown } }): Failure => toFailure(event.error);

/** Object with a French sentence, which the build finds and removes (`src/lighterCharts.ts`). */
export type Described = { description: string };

export const doneTo = <const Target extends string, const Action extends string>(
  target: Target,
  action: Action,
  { description }: Described,
) => ({ target, actions: { type: action, params: output }, description }) as const;

export const doneIf = <const Guard extends string, const Transition extends Described>(
  guard: Guard,
  transition: Transition,
) => ({ guard: { type: guard, params: output }, ...transition }) as const;

export const failedTo = <const Target extends string>(target: Target, { description }: Described) =>
  ({ target, actions: { type: 'rememberFailure', params: failureOf }, description }) as const;

/** Tag of a state that ends a flow while its screen stays open, for example with a success message. */
export const ended = 'ended';

/** Tag of a final state that is not a success: analytics does not count it. */
export const uncounted = 'uncounted';

/** True in a state that analytics counts as the end of a flow (docs/rules.md#analytics). */
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

/** `data-state`: `.` before nested states, space between parallel states (docs/rules.md#flow-attributes). */
export const stateName = (value: StateValue): string => leaves(value, '').join(' ');
