import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Gives a function that has `run` called once all that the current event changes is rendered, before it is painted. */
export const useAfterRender = (run: () => void): (() => void) => {
  const [asked, setAsked] = useState(0);
  const onRendered = useEffectEvent(run);
  useLayoutEffect(() => {
    if (asked > 0) onRendered();
  }, [asked]);
  return useCallback(() => setAsked((times) => times + 1), []);
};
