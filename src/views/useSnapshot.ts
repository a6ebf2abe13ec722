import { useSelector } from '@xstate/react';
import type { Snapshot, Subscribable } from 'xstate';

/** An actor, as far as a view looks at it. */
export type Source<Current> = Subscribable<Current> & { getSnapshot: () => Current };

/** Where the flow is now; the view renders again at each of its steps. */
export const useSnapshot = <Current extends Snapshot<unknown>>(actor: Source<Current>): Current =>
  useSelector<Source<Current>, Current>(actor, (snapshot) => snapshot);
