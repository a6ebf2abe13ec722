import type { Page } from '@playwright/test';

/** Layout faults of the page or open modal. Self-contained, because Playwright runs it in the page. */
export const findLayoutFaults = (): string[] => {
  type Box = { left: number; right: number; top: number; bottom: number };

  const portal = document.getElementById('root');
  const modals = [...document.querySelectorAll('[role="dialog"]')].filter(
    (dialog) => !portal?.contains(dialog),
  );
  const root = modals.at(-1) ?? document.body;
  const describeElement = (element: Element) =>
    `<${element.tagName.toLowerCase()}> « ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)} »`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('svg, [inert]');

  const isHiddenFromEyes = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isHiddenFromEyes(element.parentElement));

  const sideways = [document.documentElement, ...modals.flatMap(({ parentElement }) => parentElement ?? [])]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((box) => {
      const widest = [...box.querySelectorAll('*')].findLast(
        (element) =>
          isSeen(element) &&
          !isHiddenFromEyes(element) &&
          element.getBoundingClientRect().right > box.clientWidth + 1,
      );
      return `${box.scrollWidth} px in ${box.clientWidth}: ${describeElement(widest ?? box)} scrolls the page sideways`;
    });

  const isClipped = (element: Element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    // Ignores a text that only screen readers read, because its box is always too small.
    if (clipPath !== 'none') return false;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return (
      (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
    );
  };
  const elements = [...root.querySelectorAll('*')].filter(isSeen);
  const clipped = elements
    .filter((element) => element.textContent?.trim() && isClipped(element))
    .map((element) => `${describeElement(element)} is cut off`);

  const content = modals.at(-1) ?? document.querySelector('main') ?? document.body;
  const brokenWords = (node: Node) => {
    // Allows a break in a word that is longer than half of its section.
    const room = 0.5 * (node.parentElement?.closest('section') ?? content).clientWidth;
    const range = document.createRange();
    return [...(node.textContent ?? '').matchAll(/[^\s\u00ad\u202f\u00a0/-]+/g)].flatMap(
      ({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(parts.map(({ top }) => Math.round(top)));
        const width = parts.reduce((sum, part) => sum + part.width, 0);
        return lines.size > 1 && width < room
          ? [`« ${word} » is broken in ${describeElement(node.parentElement ?? root)}`]
          : [];
      },
    );
  };
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    if (node.parentElement && isSeen(node.parentElement) && !isHiddenFromEyes(node.parentElement))
      broken.push(...brokenWords(node));
  }

  const seenBox = (element: Element): Box => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const box = { left, right, top, bottom };
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const clip = around.getBoundingClientRect();
      box.left = Math.max(box.left, clip.left);
      box.right = Math.min(box.right, clip.right);
      box.top = Math.max(box.top, clip.top);
      box.bottom = Math.min(box.bottom, clip.bottom);
    }
    return box;
  };
  const findSticky = (element: Element | null): Element | null =>
    element && !/sticky|fixed/.test(getComputedStyle(element).position)
      ? findSticky(element.parentElement)
      : element;
  const controls = elements
    .filter((element) => element.matches('a[href], button, input, select, textarea, [role="menuitem"]'))
    .filter((element) => !isHiddenFromEyes(element))
    // Ignores a link on two lines: its bounding box would contain the words around it.
    .filter((element) => element.getClientRects().length === 1)
    .map((element) => ({ element, box: seenBox(element), layer: findSticky(element) }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
  const overlap = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  // Allowed overlaps: a button inside its field, a link inside the label of its checkbox.
  const isTogether = (a: Element, b: Element) =>
    a.contains(b) || b.contains(a) || a.parentElement === b.parentElement;
  const overlapping = controls.flatMap((one, index) =>
    controls
      .slice(index + 1)
      .filter(({ element, box, layer }) => {
        const isField = element.matches('input') || one.element.matches('input');
        if (isField && isTogether(element.parentElement ?? element, one.element)) return false;
        if (isTogether(element, one.element) && isField) return false;
        return layer === one.layer && overlap(one.box, box);
      })
      .map(({ element }) => `${describeElement(one.element)} and ${describeElement(element)} overlap`),
  );

  const widthOf = (element: Element | null) => element?.getBoundingClientRect().width ?? 0;
  const tight = controls
    .filter(({ element }) => widthOf(element.querySelector(':scope > svg')) > widthOf(element))
    .map(({ element }) => `${describeElement(element)} is narrower than its icon`);

  return [...sideways, ...clipped, ...new Set(broken), ...overlapping, ...tight];
};

export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(findLayoutFaults);
