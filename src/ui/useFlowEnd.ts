import { useEffect } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** Calls back once, with the final snapshot, when the flow has ended. */
export const useFlowEnd = <Actor extends AnyActorRef>(
  actor: Actor,
  onEnd: (snapshot: SnapshotFrom<Actor>) => void,
): void => {
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({ complete: () => onEnd(actor.getSnapshot()) });
    return unsubscribe;
  }, [actor, onEnd]);
};
