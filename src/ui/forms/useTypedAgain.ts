import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { listNames } from './readForm.ts';
import { addressOfPage, fillControls, followTyped, readControls, takeTyped } from './typedForms.ts';

const findFlow = (form: HTMLFormElement): string =>
  form.closest<HTMLElement>('[data-flow]')?.dataset.flow ?? '';

/**
 * Keeps what a form holds through a departure to the sign-in (docs/rules.md#expired-session): read as the page is left, and
 * typed again as the form opens. Says whether it has been.
 */
export const useTypedAgain = (form: RefObject<HTMLFormElement | null>, isToKeep: () => boolean): boolean => {
  const [isRestored, setRestored] = useState(false);
  const read = useEffectEvent(() =>
    form.current && isToKeep()
      ? { flow: findFlow(form.current), page: addressOfPage(), values: readControls(form.current) }
      : null,
  );

  useEffect(() => followTyped(() => read()), []);

  useEffect(() => {
    if (!form.current) return;
    const values = takeTyped(findFlow(form.current), listNames(form.current));
    if (!values) return;
    fillControls(form.current, values);
    setRestored(true);
  }, [form]);

  return isRestored;
};
