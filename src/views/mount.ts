import type { ReactNode } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';

/** How the view of a flow stands alone on a page, over any actor of the flow. */
export type Mount = {
  /** The machine's id. */
  readonly flow: string;
  // A method, so that the mounts of all flows are of one type, whatever their actor.
  View(props: { actor: unknown }): ReactNode;
};

/** The mount of one flow: its view takes the actors of this flow. */
export type MountOf<M extends AnyStateMachine> = {
  readonly flow: string;
  readonly View: (props: { actor: ActorRefFrom<M> }) => ReactNode;
};

/** The props of a view, all but its actor given by the mount. */
export type MountProps<View extends (props: never) => ReactNode> = Pick<Parameters<View>[0], 'actor'> &
  Partial<Parameters<View>[0]>;

/**
 * The one place that says how the view of a flow is mounted, in `src/flows/<folder>/<flow>.mount.tsx`: with the props
 * and under the contexts that the portal gives it. Walks and the visualiser use it; what the portal ships does not.
 */
export const defineMount = <M extends AnyStateMachine, View extends MountOf<M>['View']>(
  machine: M,
  View: View,
): { readonly flow: string; readonly View: View } => ({ flow: machine.id, View });
