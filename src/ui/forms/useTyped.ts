import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The value of an input that reshapes what is typed (upper case, digits only) and leaves the caret after the
 * same characters.
 */
export const useTyped = (initial: string, format: (typed: string) => string) => {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ value: string; caret?: number }>({ value: format(initial) });

  useLayoutEffect(() => {
    if (typed.caret !== undefined) input.current?.setSelectionRange(typed.caret, typed.caret);
  }, [typed]);

  const type = (raw: string) => {
    const value = format(raw);
    const caret = input.current?.selectionStart;
    const isReshaped = value !== raw && typeof caret === 'number';
    setTyped(isReshaped ? { value, caret: format(raw.slice(0, caret)).length } : { value });
    return value;
  };

  return { input, value: typed.value, type };
};
