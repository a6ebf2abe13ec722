import { createContext, use, useEffect, useRef } from 'react';
import type { AnyMachineSnapshot, Snapshot, StateValue } from 'xstate';
import { isAtEnd, stateName } from '#machines/setup/chart.ts';
import type { Source } from './useSnapshot.ts';

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
