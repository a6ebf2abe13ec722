import type { Page } from '@playwright/test';
import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { FlowModel } from '#machines/setup/defineModel.ts';
import type { Mount } from '#src/visualiser/screen/Screen.tsx';
import { portalScreen } from '../paths/drivers/portalScreen.ts';
import type { PortalWalk } from './definePortalWalk.ts';
import type { FlowExpectations, GesturesOf, StateExpectations } from './expectations.ts';
import { isMadeIn, type Screen } from './screen.ts';

/** Marks an event that only the portal sends: no user can cause it in the view. */
export const sentByThePortal = 'sent by the portal';

export type Proof = FlowExpectations & {
  /** Loads the view only if needed: Node reads the rest of the proof, but cannot load styles. */
  readonly mount: () => Promise<Mount>;
  readonly gestures: Readonly<Record<string, unknown>>;
  readonly portal?: PortalWalk;
};

type Described<M extends AnyStateMachine> = {
  readonly view: () => Promise<(props: { actor: ActorRefFrom<M> }) => ReactNode>;
  readonly gestures: {
    readonly [T in keyof GesturesOf<M, Screen>]: GesturesOf<M, Screen>[T] | typeof sentByThePortal;
  };
  readonly states: StateExpectations<M>;
  readonly notices?: (emitted: unknown) => string;
  readonly portal?: PortalWalk;
};

/** Gestures on the built portal, in which a user can also cause the events marked `sentByThePortal`. */
const onPortal = ({ machine }: FlowModel, gestures: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(gestures).map(([event, how]) => {
      const gesture = isMadeIn(how) ? how.gesture : how;
      const apply = (page: Page, payload: unknown) =>
        Reflect.apply(gesture, undefined, [portalScreen(page, machine.id), payload]);
      if (how === sentByThePortal) return [event, { madeIn: [], gesture: apply }];
      return [event, isMadeIn(how) ? { madeIn: how.madeIn, gesture: apply } : apply];
    }),
  );

let register: (proof: Proof) => void = () => {};

export const onProof = (test: (proof: Proof) => void): void => {
  register = test;
};

/** Defines the path test (proof) of a flow. Curried, so that the model determines all types. */
export const defineProof =
  <D extends FlowModel>(model: D) =>
  ({ view, notices = () => 'no expected notice', ...described }: Described<D['machine']>): Proof => {
    const { gestures, portal } = described;
    const proof: Proof = {
      ...described,
      model,
      notices,
      mount: async () => ({ View: await view() }),
      ...(portal && { portal: { ...portal, events: { ...onPortal(model, gestures), ...portal.events } } }),
    };
    register(proof);
    return proof;
  };

export const gestureFor = (
  { model, gestures }: { model: FlowModel; gestures: Readonly<Record<string, unknown>> },
  event: string,
  state: string,
) => {
  const how = gestures[event];
  if (how === sentByThePortal) return undefined;
  if (isMadeIn(how) && !state.split(' ').some((leaf) => how.madeIn.includes(leaf))) return undefined;
  const gesture = isMadeIn(how) ? how.gesture : how;
  if (typeof gesture !== 'function') throw new Error(`${model.machine.id} has no gesture for "${event}"`);
  return (screen: Screen, payload: unknown): unknown => Reflect.apply(gesture, undefined, [screen, payload]);
};
