const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Focuses the element, else the first in it that takes the focus; says whether one did. */
export const focusIn = (element: Element): boolean =>
  [element, ...element.querySelectorAll(focusable)].some((candidate) => {
    if (candidate instanceof HTMLElement) candidate.focus();
    return document.activeElement === candidate;
  });
