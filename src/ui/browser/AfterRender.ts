import { type Ref, useEffectEvent, useImperativeHandle, useLayoutEffect, useState } from 'react';

type Props = {
  /** Given a function to call during an event. */
  ref: Ref<() => void>;
  run: () => void;
};

/**
 * Calls `run` once all that an event changes is rendered, before it is painted. A component, so that it is alone to be
 * rendered again.
 */
export const AfterRender = ({ ref, run }: Props) => {
  const [requests, setRequests] = useState(0);
  const onRendered = useEffectEvent(run);
  useLayoutEffect(() => {
    if (requests > 0) onRendered();
  }, [requests]);
  useImperativeHandle(ref, () => () => setRequests((times) => times + 1), []);
  return null;
};
