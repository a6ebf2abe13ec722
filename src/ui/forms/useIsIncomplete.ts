import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type FormValues, readForm } from './readForm.ts';

/** Whether what a form holds cannot be sent yet, from its opening, then at each change told; null where nobody watches. */
export const useIsIncomplete = (
  form: RefObject<HTMLFormElement | null>,
  isWatched: boolean,
  isAccepted: (typed: FormValues) => boolean,
) => {
  const [isIncomplete, setIncomplete] = useState<boolean | null>(isWatched || null);
  const judge = (typed: FormValues) => setIncomplete(isWatched ? !isAccepted(typed) : null);
  const onOpened = useEffectEvent(() => {
    if (form.current) judge(readForm(form.current));
  });
  useLayoutEffect(() => onOpened(), []);
  return { isIncomplete, judge };
};
