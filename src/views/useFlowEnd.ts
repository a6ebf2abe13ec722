import { useEffect } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** Calls back once, with the final snapshot, when the flow has ended. */
export const useFlowEnd = <Actor extends AnyActorRef>(
  actor: Actor,
  onEnd: (snapshot: SnapshotFrom<Actor>) => void,
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
