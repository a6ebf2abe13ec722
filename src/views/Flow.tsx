import { type ReactNode, use, useEffect } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { isAtEnd, stateName } from '#machines/setup/chart.ts';
import { FlowEndContext } from './useFlowEnd.ts';

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
