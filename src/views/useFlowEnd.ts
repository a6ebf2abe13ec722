import { useEffect } from 'react';
import type { Snapshot } from 'xstate';
import type { Source } from './useSnapshot.ts';

/** Calls back once, with the final snapshot, when the flow has ended. */
export const useFlowEnd = <Current extends Snapshot<unknown>>(
  actor: Source<Current>,
  onEnd: (snapshot: Current) => void,
): void => {
  useEffect(() => {
    const complete = () => {
      const snapshot = actor.getSnapshot();
      // An actor that is stopped, its view gone, completes too.
      if (snapshot.status === 'done') onEnd(snapshot);
    };
    const { unsubscribe } = actor.subscribe({ complete });
    return unsubscribe;
  }, [actor, onEnd]);
};
