import type { AnyStateMachine } from 'xstate';
import type { FlowModel, Model, OutsideEvent } from '#machines/setup/defineModel.ts';
import type { Mount, MountOf } from '#src/views/mount.ts';
import type { Screen } from '../paths/drivers/screen.ts';
import type { FlowExpectations, StateOf } from './expectations.ts';
import { isMadeIn, type MadeIn } from './madeIn.ts';

/** How a person makes an event: by role and name, with what its case carries. */
type Gesture<Payload> = (screen: Screen, payload: Payload) => void | Promise<void>;

/** An event that no person makes in this view: the portal around it sends it. */
export const sentByThePortal = 'sent by the portal';

/** In other states the portal around the view sends it. */
type How<State, Payload> = Gesture<Payload> | MadeIn<State, Gesture<Payload>> | typeof sentByThePortal;

type Gestures<M extends AnyStateMachine> = {
  readonly [T in OutsideEvent<M>['type']]: How<
    StateOf<M>,
    Omit<Extract<OutsideEvent<M>, { type: T }>, 'type'>
  >;
};

/** How a flow's view is shown and used: the view driver's table. */
export type Walk = {
  readonly model: FlowModel;
  readonly mount: Mount;
  /** Puts right, before each path, what another one may have left. */
  readonly prepare?: () => void;
  readonly events: Readonly<Record<string, unknown>>;
  /** What every state shows. */
  readonly expectations: FlowExpectations;
};

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

/** How a flow's view is shown, and how a person makes each event on it. */
export type Described<M extends AnyStateMachine> = {
  readonly mount: MountOf<M>;
  readonly prepare?: () => void;
  readonly events: Gestures<M>;
  readonly expectations: FlowExpectations;
};

/** Describes how a person uses a flow's view: every event; `expectations` say what every state shows. */
export const defineWalk = <M extends AnyStateMachine, I, C, O>(
  model: Model<M, I, C, O>,
  described: Described<M>,
): Walk => ({ ...described, model });
