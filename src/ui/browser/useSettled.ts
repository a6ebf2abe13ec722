import { useEffect, useState } from 'react';

/** As long as a pause of someone who types: what is said at each key cuts short what was said at the one before. */
const pause = 500;

/** A text once it has stopped changing: what a live region says of what is being typed. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
