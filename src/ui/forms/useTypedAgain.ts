import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { listNames } from './readForm.ts';
import { fillControls, readControls } from './typedControls.ts';
import { addressOfPage, followTyped, takeForm } from './typedForms.ts';

const findFlow = (form: HTMLFormElement): string =>
  form.closest<HTMLElement>('[data-flow]')?.dataset.flow ?? '';

type Filled = 'restored' | 'prefilled' | 'retried';

/**
 * Keeps what a form holds through a departure to the sign-in (docs/rules.md#expired-session): read as the page is left, and
 * typed again as the form opens. Says whether it has been, or whether the portal has filled the form in.
 */
export const useTypedAgain = (
  form: RefObject<HTMLFormElement | null>,
  isToKeep: () => boolean,
): Filled | null => {
  const [filled, setFilled] = useState<Filled | null>(null);
  const read = useEffectEvent(() =>
    form.current && isToKeep()
      ? { flow: findFlow(form.current), page: addressOfPage(), values: readControls(form.current) }
      : null,
  );

  useEffect(() => followTyped(() => read()), []);

  useEffect(() => {
    if (!form.current) return;
    const found = takeForm(findFlow(form.current), listNames(form.current));
    if (!found) return;
    fillControls(form.current, found.values);
    if (found.isRetried) return setFilled('retried');
    setFilled(found.isPrefilled ? 'prefilled' : 'restored');
  }, [form]);

  return filled;
};
