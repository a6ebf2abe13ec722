import type { Target } from './browser.ts';

/** Functions without imports, because a page evaluates their source text. */

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
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getClientRects().length > 0;
  const found = [...document.querySelectorAll(css)].filter(isVisible);
  return found.find((element) => name === undefined || named(element).includes(plain(name))) ?? null;
};

/** Centre of an element; null if covered or disabled. Does not scroll, because a scroll closes lists. */
export const findPoint = (element: Element | null): { x: number; y: number } | null => {
  if (!element || element.matches(':disabled')) return null;
  const measure = () => {
    const [box] = element.getClientRects();
    if (!box) return null;
    const x = Math.round(box.x + box.width / 2);
    const y = Math.round(box.y + box.height / 2);
    const drawn = document.elementFromPoint(x, y);
    return drawn && (element.contains(drawn) || drawn.contains(element)) ? { x, y } : null;
  };
  const point = measure();
  if (point) return point;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  return measure();
};
