import type { AnyStateMachine, ContextFrom, SnapshotFrom } from 'xstate';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import { fieldsOf } from '#src/kit/chart/config.ts';
import type { Frame } from '#src/kit/explore/walk.ts';
import type { Role } from './screen.ts';

/** Something that a person finds on the screen. A name, a text and a line are each a part of what is read. */
export type ScreenItem = {
  role: Role;
  name?: string;
  /** What the element itself says; all of it, where there are several. */
  text?: string | readonly string[];
  disabled?: boolean;
  /** What a field holds, or which choice is made. */
  value?: string;
  /** Its lines, in order and no other. */
  lines?: readonly string[];
  /** It is also looked for under a dialog, where it is seen and cannot be used. */
  behind?: true;
  /** It may be missing: what decides is neither in the state nor in the context. */
  optional?: true;
};

/** What interrupts or informs: where a state does not say it, it must not be on the screen. */
export const exhaustiveRoles = ['alert', 'status', 'dialog'] as const;

/** What a person sees. */
export type Shown = {
  visible: readonly ScreenItem[];
  /** What must not be there, of what may be there unsaid. */
  absent?: readonly ScreenItem[];
  /** Something is under way, and the flow says so to assistive technology. */
  isBusy?: boolean;
  /** What the controls of the flow's form hold, by their name: what was typed, kept as it was. */
  fields?: Readonly<Record<string, string>>;
};

/** A flow that has ended shows nothing more; the page is given this. */
type Ended = { given: unknown };

/** What a person has tried on a screen that was not busy. */
export type Try = {
  type: string;
  /** The state it was tried in. */
  state: string;
  case: string;
  /** What the event carries, as a text a name: what a person types. */
  typed: (carried: string) => Record<string, string>;
  refused: boolean;
};

export type Past = {
  /** Since the flow began. */
  all: readonly Try[];
  /** Since the state was entered. */
  here: readonly Try[];
};

/** The innermost states of a state value, dotted; one a region. */
type Leaf<Value> = Value extends string
  ? Value
  : { [K in keyof Value & string]: `${K}.${Leaf<NonNullable<Value[K]>>}` }[keyof Value & string];

export type StateOf<M extends AnyStateMachine> = Leaf<SnapshotFrom<M>['value']>;

/** What a state shows, of the context and of what was tried; null for one that is left at once. */
export type Look<Context> = null | ((context: Context, past: Past) => Shown | Ended);

/** The final state of a flow, which gives the page something of the context. */
export const ending =
  <Context>(given: (context: Context) => unknown = () => null) =>
  (context: Context): Ended => ({ given: given(context) });

export type FlowExpectations = {
  readonly model: FlowModel;
  /** Functions, whose arguments the machine alone types. */
  readonly states: Readonly<Record<string, unknown>>;
  /** What a notice says of each event that the flow tells the page. */
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

/** What the regions of a parallel state show together. */
const together = (regions: readonly Shown[]): Shown => ({
  visible: regions.flatMap(({ visible }) => visible),
  absent: regions.flatMap(({ absent = [] }) => absent),
  isBusy: regions.some(({ isBusy }) => isBusy),
  fields: Object.assign({}, ...regions.map(({ fields }) => fields)),
});

const isShown = (look: Shown | Ended | null): look is Shown => look !== null && 'visible' in look;

/** What the screen must show at a step of a path, or what the page was given; null where no person sees the state. */
export const shownAt = (
  { states, model }: FlowExpectations,
  frames: readonly Frame[],
  step: number,
): Shown | Ended | null => {
  const frame = frames[step];
  const lookOf = (state: string): Shown | Ended | null => {
    const look = states[state];
    if (look === null) return null;
    if (typeof look !== 'function') throw new Error(`${model.machine.id} shows nothing in ${state}`);
    return Reflect.apply(look, undefined, [
      frame?.configuration.snapshot.context,
      pastOf(model, frames, step),
    ]);
  };
  const [first = null, ...others] = (frame?.name ?? '').split(' ').map(lookOf);
  return others.length > 0 ? together([first, ...others].filter(isShown)) : first;
};
