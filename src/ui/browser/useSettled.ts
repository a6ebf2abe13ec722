import { useEffect, useState } from 'react';

/** As long as a pause of someone who types: what is said at each key cuts short what was said at the one before. */
const pause = 500;

/** Returns a text once it has stopped changing, and an empty text before: a live region never holds a stale sentence. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text ? text : '';
};
