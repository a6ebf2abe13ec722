import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { readForm, serializeValues } from './readForm.ts';

/** Gives a function that says whether a form holds other values than it opened with; those of `ignored` names aside. */
export const useIsChanged = (
  form: RefObject<HTMLFormElement | null>,
  isIgnored: (name: string) => boolean,
): (() => boolean) => {
  const opened = useRef('');
  const read = () => {
    const values = form.current ? Object.entries(readForm(form.current)) : [];
    return serializeValues(values.filter(([name]) => !isIgnored(name)));
  };
  const onOpened = useEffectEvent(() => {
    opened.current = read();
  });
  useLayoutEffect(() => onOpened(), []);
  return () => form.current !== null && read() !== opened.current;
};
