import { type RefObject, useEffect, useRef } from 'react';

/** Lets a form that is sent while photos are prepared leave with them, as soon as they are ready; not where one is refused. */
export const useLateSubmit = (
  field: RefObject<HTMLFieldSetElement | null>,
  { isPreparing, isRefused }: { isPreparing: boolean; isRefused: boolean },
): void => {
  const isLate = useRef(false);
  useEffect(() => {
    const form = field.current?.form;
    if (!form) return;
    if (!isPreparing) {
      if (isLate.current && !isRefused) form.requestSubmit();
      isLate.current = false;
      return;
    }
    const waiting = new AbortController();
    const wait = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      isLate.current = true;
    };
    form.addEventListener('submit', wait, { capture: true, signal: waiting.signal });
    return () => waiting.abort();
  }, [field, isPreparing, isRefused]);
};
