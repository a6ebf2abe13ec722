import type { AnyStateMachine, ContextFrom, SnapshotFrom } from 'xstate';
import type { FlowModel, OutsideEvent } from '#machines/setup/defineModel.ts';
import { fieldsOf } from '#src/kit/chart/chart.ts';
import type { Frame } from '#src/kit/explore/walk.ts';
import type { MadeIn, Role } from './screen.ts';

/** Expected element of a screen. `name`, `text` and `lines` may be parts of the displayed texts. */
export type ScreenItem = {
  role: Role;
  name?: string;
  text?: string | readonly string[];
  disabled?: boolean;
  value?: string;
  lines?: readonly string[];
  /** True if an open dialog may cover the element, which is then inert. */
  behind?: true;
  /** True if the element may be absent, because the state and the context do not determine its presence. */
  optional?: true;
};

/** Roles whose elements must all be expected: an unexpected alert, status or dialog is an error. */
export const exhaustiveRoles = ['alert', 'status', 'dialog'] as const;

export type Shown = {
  visible: readonly ScreenItem[];
  absent?: readonly ScreenItem[];
  isBusy?: boolean;
  fields?: Readonly<Record<string, string>>;
};

type Ended = { given: unknown };

export type Try = {
  type: string;
  state: string;
  case: string;
  typed: (carried: string) => Record<string, string>;
  refused: boolean;
};

export type Past = { all: readonly Try[]; here: readonly Try[] };

/** Name of the innermost state, with dots: `open.signedIn.fresh`. A parallel state has several names. */
type Leaf<Value> = Value extends string
  ? Value
  : { [K in keyof Value & string]: `${K}.${Leaf<NonNullable<Value[K]>>}` }[keyof Value & string];

export type StateOf<M extends AnyStateMachine> = Leaf<SnapshotFrom<M>['value']>;

type Gesture<On, Payload, Tools extends unknown[]> = (
  on: On,
  payload: Payload,
  ...tools: Tools
) => Promise<void>;

/** Gestures on a screen or page, by event of a machine. Each one receives the payload of its event. */
export type GesturesOf<M extends AnyStateMachine, On, Tools extends unknown[] = []> = {
  readonly [T in OutsideEvent<M>['type']]:
    | Gesture<On, Omit<Extract<OutsideEvent<M>, { type: T }>, 'type'>, Tools>
    | MadeIn<StateOf<M>, Gesture<On, Omit<Extract<OutsideEvent<M>, { type: T }>, 'type'>, Tools>>;
};

/** Expected screen for the context and the past transitions; null if the flow leaves the state at once. */
export type Look<Context> = null | ((context: Context, past: Past) => Shown | Ended);

export const ending =
  <Context>(given: (context: Context) => unknown = () => null) =>
  (context: Context): Ended => ({ given: given(context) });

export type FlowExpectations = {
  readonly model: FlowModel;
  readonly states: Readonly<Record<string, unknown>>;
  readonly notices: (emitted: unknown) => string;
};

export type StateExpectations<M extends AnyStateMachine> = {
  readonly [S in StateOf<M>]: Look<ContextFrom<M>>;
};

const isBusy = ({ configuration }: Frame): boolean => configuration.snapshot.tags.has('busy');

const tryOf = ({ cases }: FlowModel, state: string, type: string, name: string, refused: boolean): Try => ({
  type,
  state,
  case: name,
  typed: (carried) =>
    Object.fromEntries(
      Object.entries(fieldsOf(fieldsOf(fieldsOf(cases[type])[name])[carried])).map(([key, value]) => [
        key,
        String(value),
      ]),
    ),
  refused,
});

const pastOf = (model: FlowModel, frames: readonly Frame[], step: number): Past => {
  const all: Try[] = [];
  let here = 0;
  for (let at = 1; at <= step; at++) {
    const [before, frame] = [frames[at - 1], frames[at]];
    if (!before || !frame) break;
    if (frame.move?.kind === 'event' && !isBusy(before))
      all.push(tryOf(model, before.name, frame.move.type, frame.move.case, frame.refused));
    if (frame.name !== before.name) here = all.length;
  }
  return { all, here: all.slice(here) };
};

const together = (regions: readonly Shown[]): Shown => ({
  visible: regions.flatMap(({ visible }) => visible),
  absent: regions.flatMap(({ absent = [] }) => absent),
  isBusy: regions.some(({ isBusy }) => isBusy),
  fields: Object.assign({}, ...regions.map(({ fields }) => fields)),
});

const isShown = (look: Shown | Ended | null): look is Shown => look !== null && 'visible' in look;

export const shownAt = (
  { states, model }: FlowExpectations,
  frames: readonly Frame[],
  step: number,
): Shown | Ended | null => {
  const frame = frames[step];
  const lookOf = (state: string): Shown | Ended | null => {
    const look = states[state];
    if (look === null) return null;
    if (typeof look !== 'function')
      throw new Error(`${model.machine.id} has no expectation for the state ${state}`);
    return Reflect.apply(look, undefined, [
      frame?.configuration.snapshot.context,
      pastOf(model, frames, step),
    ]);
  };
  const [first = null, ...others] = (frame?.name ?? '').split(' ').map(lookOf);
  return others.length > 0 ? together([first, ...others].filter(isShown)) : first;
};
