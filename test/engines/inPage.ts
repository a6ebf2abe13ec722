import type { Target } from './browser.ts';

/** Runs in the page: nothing of this file is there but its body. */
export const findElement = ({ css, name }: Target): Element | null => {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labels = (element: Element) =>
    'labels' in element ? [...(element.labels as NodeListOf<Element>)] : [];
  const named = (element: Element) => {
    const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    return plain(
      [
        ...texts,
        element.getAttribute('aria-label'),
        ...labels(element).map((label) => label.textContent),
        element.textContent,
      ].join(' '),
    );
  };
  // A closed list draws none of its options.
  const isVisible = (element: Element) =>
    element instanceof HTMLOptionElement ||
    (element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      element.getClientRects().length > 0);
  const found = [...document.querySelectorAll(css)].filter(isVisible);
  return found.find((element) => name === undefined || named(element).includes(plain(name))) ?? null;
};
