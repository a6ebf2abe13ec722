import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether nothing in it can be seen; what is said to a screen reader alone is one pixel high. */
const showsNothing = (element: Element): boolean =>
  ![...element.querySelectorAll<HTMLElement>('*')].some(({ offsetHeight }) => offsetHeight > 1) &&
  !document.querySelector('[role="dialog"], [role="alertdialog"]');

/** Whether a view shows nothing, nor any dialog, and whether it has the root of its flow none the less. */
export const useBlank = (view: RefObject<HTMLElement | null>, flow: string) => {
  const [seen, setSeen] = useState({ isBlank: false, hasRoot: true });
  useLayoutEffect(() => {
    const look = () => {
      const element = view.current;
      if (!element) return;
      const isBlank = showsNothing(element);
      const hasRoot = element.querySelector(`[data-flow="${flow}"]`) !== null;
      setSeen((last) => (last.isBlank === isBlank && last.hasRoot === hasRoot ? last : { isBlank, hasRoot }));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    return () => observer.disconnect();
  }, [view, flow]);
  return seen;
};
