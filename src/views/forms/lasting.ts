import { use, useEffect, useRef, useState } from 'react';
import { isAtEnd, stateName } from '#machines/setup/chart.ts';
import { isExpired } from '../../domain/failure.ts';
import { holdPage } from '../../ui/forms/unsaved.tsx';
import { FlowEndContext, type FlowSnapshot, type Source } from '../Flow.tsx';

/** Actor that continues its request after its view unmounts. `useRest` stops it after this request. */
export const useLastingActor = <Created extends { start: () => unknown }>(create: () => Created): Created => {
  const [actor] = useState(create);
  useEffect(() => void actor.start(), [actor]);
  return actor;
};

type Lasting<Current> = Source<Current> & { stop: () => unknown };

type Rest<Current> = { isSending: (snapshot: Current) => boolean; onRest: (rest: Current) => void };

/** Stops an actor when its view unmounts, or later, after its request (docs/rules.md#leaving-a-form). */
export const useRest = <Current extends FlowSnapshot & { context: object }>(
  actor: Lasting<Current>,
  { isSending, onRest }: Rest<Current>,
): void => {
  const notifyEnd = use(FlowEndContext);
  const latest = useRef({ isSending, onRest });
  useEffect(() => {
    latest.current = { isSending, onRest };
  });
  useEffect(
    () => () => {
      if (!latest.current.isSending(actor.getSnapshot())) {
        actor.stop();
        return;
      }
      const release = holdPage({ unsaved: () => 'running' });
      const settle = () => {
        const rest = actor.getSnapshot();
        if (latest.current.isSending(rest)) return;
        unsubscribe();
        release();
        if (isAtEnd(rest)) notifyEnd(rest.machine.id, stateName(rest.value));
        // An expired session needs no toast, because it closes the page.
        if (!Object.values(rest.context).some(isExpired)) latest.current.onRest(rest);
        actor.stop();
      };
      const { unsubscribe } = actor.subscribe({ next: settle, complete: settle });
    },
    [actor, notifyEnd],
  );
};
