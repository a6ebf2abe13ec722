import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { FlowModel, Model, OutsideEvent } from '#machines/kit/model.ts';
import type { Screen, Sign } from '../paths/drivers/screen.ts';

/** The innermost states of a state value, dotted; one a region. */
type Leaf<Value> = Value extends string
  ? Value
  : { [K in keyof Value & string]: `${K}.${Leaf<NonNullable<Value[K]>>}` }[keyof Value & string];

type StateOf<M extends AnyStateMachine> = Leaf<SnapshotFrom<M>['value']>;

/** How a person makes an event: by role and name, with what its case carries. */
type Gesture<Payload> = (screen: Screen, payload: Payload) => void | Promise<void>;

/** An event that no person makes in this view: the portal around it sends it. */
export const sentByThePortal = 'sent by the portal';

/** An event that a person makes in these states of the view only; in others the portal around it sends it. */
type MadeIn<State, Payload> = { readonly madeIn: readonly State[]; readonly gesture: Gesture<Payload> };

type How<State, Payload> = Gesture<Payload> | MadeIn<State, Payload> | typeof sentByThePortal;

type Gestures<M extends AnyStateMachine> = {
  readonly [T in OutsideEvent<M>['type']]: How<
    StateOf<M>,
    Omit<Extract<OutsideEvent<M>, { type: T }>, 'type'>
  >;
};

/** What a state shows; null for one that no person sees: left at once, or ended, where the page moves on. */
type Signs<M extends AnyStateMachine> = {
  readonly [S in StateOf<M>]: readonly Sign[] | null;
};

/** How a flow's view is shown and used: the view driver's table. */
export type Walk = {
  readonly model: FlowModel;
  mount(actor: unknown): ReactNode;
  readonly events: Readonly<Record<string, unknown>>;
  readonly states: Readonly<Record<string, readonly Sign[] | null>>;
};

const isMadeIn = (how: unknown): how is MadeIn<string, unknown> =>
  typeof how === 'object' && how !== null && 'madeIn' in how && 'gesture' in how;

/** How a person makes an event in a state; undefined where the portal sends it. */
export const gestureFor = ({ events }: Walk, event: string, state: string) => {
  const how = events[event];
  if (how === sentByThePortal) return undefined;
  const gesture = !isMadeIn(how)
    ? how
    : state.split(' ').some((leaf) => how.madeIn.includes(leaf))
      ? how.gesture
      : undefined;
  if (gesture === undefined && isMadeIn(how)) return undefined;
  if (typeof gesture !== 'function') throw new Error(`The walk says nothing of "${event}"`);
  return (screen: Screen, payload: unknown): unknown => Reflect.apply(gesture, undefined, [screen, payload]);
};

type Described<M extends AnyStateMachine> = {
  readonly mount: (actor: ActorRefFrom<M>) => ReactNode;
  readonly events: Gestures<M>;
  readonly states: Signs<M>;
};

/** Describes how a person uses a flow's view: every event, and what every state shows. */
export const defineWalk = <M extends AnyStateMachine, I, C, O>(
  model: Model<M, I, C, O>,
  described: Described<M>,
): Walk => ({ ...described, model });
