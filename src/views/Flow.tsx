import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import type { AnyMachineSnapshot, Snapshot, StateValue, Subscribable } from 'xstate';
import { isAtEnd, stateName } from '#machines/setup/chart.ts';

export type Source<Current> = Subscribable<Current> & { getSnapshot: () => Current };

export const useSnapshot = <Current extends Snapshot<unknown>>(actor: Source<Current>): Current =>
  useSelector<Source<Current>, Current>(actor, (snapshot) => snapshot);

/** Called when a flow enters a final state, or a state with the tag `ended`. */
export type FlowEndListener = (flow: string, end: string) => void;

export const FlowEndContext = createContext<FlowEndListener>(() => {});

export type FlowSnapshot = Snapshot<unknown> &
  Pick<AnyMachineSnapshot, 'hasTag'> & { value: StateValue; machine: { id: string } };

export const useFlowEnd = <Current extends FlowSnapshot>(
  actor: Source<Current>,
  onEnd: (snapshot: Current) => void,
): void => {
  const notify = use(FlowEndContext);
  const notified = useRef<Source<Current>>(null);
  useEffect(() => {
    const complete = () => {
      const snapshot = actor.getSnapshot();
      // Returns early: XState also calls `complete` for a stopped actor, and at each new subscription.
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
  id: string;
  snapshot: Pick<AnyMachineSnapshot, 'value' | 'status' | 'hasTag'>;
  children: ReactNode;
};

/** Writes the state of a flow into the DOM, for the tests, and reports the end of the flow to analytics. */
export const Flow = ({ id, snapshot, children }: Props) => {
  const notify = use(FlowEndContext);
  const state = stateName(snapshot.value);
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
