import { useEffect } from 'react';

/** Leads to the section that the address names: the page's code came after the browser looked for it. */
export const useFragment = (): void => {
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, []);
};
