import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import type { AnyMachineSnapshot, Snapshot, StateValue, Subscribable } from 'xstate';
import { isAtEnd, stateName } from '#machines/setup/chart.ts';

/** An actor, as far as a view looks at it. */
export type Source<Current> = Subscribable<Current> & { getSnapshot: () => Current };

/** Where the flow is now; the view renders again at each of its steps. */
export const useSnapshot = <Current extends Snapshot<unknown>>(actor: Source<Current>): Current =>
  useSelector<Source<Current>, Current>(actor, (snapshot) => snapshot);

/** Hears the state that a flow ends in: a final one, or one that its view stays on (`isAtEnd`). */
export type FlowEndListener = (flow: string, end: string) => void;

/** The portal gives it; where there is none around (a story), nobody is told. */
export const FlowEndContext = createContext<FlowEndListener>(() => {});

/** The snapshot of a flow that has a state to end in. */
export type FlowSnapshot = Snapshot<unknown> &
  Pick<AnyMachineSnapshot, 'hasTag'> & { value: StateValue; machine: { id: string } };

/** Calls back once, with the final snapshot, when the flow has ended. */
export const useFlowEnd = <Current extends FlowSnapshot>(
  actor: Source<Current>,
  onEnd: (snapshot: Current) => void,
): void => {
  const notify = use(FlowEndContext);
  const notified = useRef<Source<Current>>(null);
  useEffect(() => {
    const complete = () => {
      const snapshot = actor.getSnapshot();
      // An actor that is stopped completes too, and a new subscription to one at its end completes again.
      if (snapshot.status !== 'done' || notified.current === actor) return;
      notified.current = actor;
      if (isAtEnd(snapshot)) notify(snapshot.machine.id, stateName(snapshot.value));
      onEnd(snapshot);
    };
    const { unsubscribe } = actor.subscribe({ complete });
    return unsubscribe;
  }, [actor, onEnd, notify]);
};

type Props = {
  /** The machine's id. */
  id: string;
  snapshot: Pick<AnyMachineSnapshot, 'value' | 'status' | 'hasTag'>;
  children: ReactNode;
};

/**
 * The root of a flow's view: says where its machine is, to tests and to assistive technology, and to the portal, since some
 * flows come to their end on a screen that stays.
 */
export const Flow = ({ id, snapshot, children }: Props) => {
  const notify = use(FlowEndContext);
  const state = stateName(snapshot.value);
  // Of a final state `useFlowEnd` tells, which goes on to what follows.
  const staysAtEnd = snapshot.status === 'active' && isAtEnd(snapshot);
  useEffect(() => {
    if (staysAtEnd) notify(id, state);
  }, [id, state, staysAtEnd, notify]);
  return (
    <div data-flow={id} data-state={state} {...(snapshot.hasTag('busy') && { 'aria-busy': true })}>
      {children}
    </div>
  );
};
