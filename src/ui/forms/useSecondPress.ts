import { useEffect, useRef } from 'react';

/**
 * Gives a function that says whether the press being heard is the second of a double one. What the first one opened is
 * not what the second was meant for.
 */
export const useSecondPress = (): (() => boolean) => {
  const isSecond = useRef(false);
  useEffect(() => {
    const note = ({ detail }: MouseEvent) => {
      isSecond.current = detail > 1;
    };
    // Before React Aria, which listens to the document.
    addEventListener('click', note, { capture: true });
    return () => removeEventListener('click', note, { capture: true });
  }, []);
  return () => isSecond.current;
};
