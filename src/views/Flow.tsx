import type { ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { stateName } from '#machines/setup/stateName.ts';

type Props = {
  /** The machine's id. */
  id: string;
  snapshot: Pick<AnyMachineSnapshot, 'value' | 'hasTag'>;
  children: ReactNode;
};

/** The root of a flow's view: says where its machine is, to tests and to assistive technology. */
export const Flow = ({ id, snapshot, children }: Props) => (
  <div
    data-flow={id}
    data-state={stateName(snapshot.value)}
    {...(snapshot.hasTag('busy') && { 'aria-busy': true })}
  >
    {children}
  </div>
);
