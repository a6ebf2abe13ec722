const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Focuses the element, else the first in it that takes the focus; says whether one did. */
export const focusIn = (element: Element): boolean =>
  [element, ...element.querySelectorAll(focusable)].some((candidate) => {
    if (candidate instanceof HTMLElement) candidate.focus();
    return document.activeElement === candidate;
  });

const isElement = (node: Node | null): node is Element => node instanceof Element && node.isConnected;

const focusFrom = (from: Node | null, next: (node: Node) => Node | null): boolean => {
  for (let node = from; node; node = next(node)) if (isElement(node) && focusIn(node)) return true;
  return false;
};

const inFrames = (count: number, then: () => void): void => {
  requestAnimationFrame(() => (count > 1 ? inFrames(count - 1, then) : then()));
};

/** What came after the node that has gone, else the list or dialog that held it, else what came before, else the title. */
const focusNear = ({ nextSibling, previousSibling, target }: MutationRecord): void => {
  const isInPage = target !== document.body;
  if (isInPage && focusFrom(nextSibling, (node) => node.nextSibling)) return;
  const holder = isElement(target) && target.closest<HTMLElement>('[tabindex]:not(main)');
  if (holder) {
    holder.focus();
    return;
  }
  if (isInPage && focusFrom(previousSibling, (node) => node.previousSibling)) return;
  document.querySelector('h1')?.focus();
};

const findRemoval = (gone: Node, records: readonly MutationRecord[]): MutationRecord | undefined =>
  records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));

const isOfModal = ({ target }: MutationRecord): boolean => target === document.body;

/**
 * Keeps the focus in the page: when what has it goes (a retry that succeeds, a deleted row, a message that is
 * closed), it passes to what is nearest, instead of being lost. What places the focus itself comes first. Returns the
 * way to stop.
 */
export const keepFocus = (): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  let focused: Element | null = null;
  /** What had the focus under a modal, and where it was once it has gone too. */
  let under: Element | null = null;
  let gap: MutationRecord | undefined;
  /** What the focus was lost to, for as long as nothing else has had it. */
  let loss: MutationRecord | undefined;
  // A press elsewhere takes the focus away on purpose.
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Node && focused?.contains(target))) focused = null;
    },
    { capture: true, signal },
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      focused = target instanceof Element ? target : null;
      loss = undefined;
      if (!focused?.closest('#root')) return;
      under = focused;
      gap = undefined;
    },
    { signal },
  );
  const observer = new MutationObserver((records) => {
    if (under && !under.isConnected) gap ??= findRemoval(under, records);
    if (!focused || focused.isConnected) return;
    const removal = findRemoval(focused, records);
    if (!removal) return;
    focused = null;
    loss = removal;
    // Of a modal, React Aria gives the focus back itself: a frame after its effects, which follow a paint.
    inFrames(isOfModal(removal) ? 3 : 1, () => {
      if (loss === removal && document.activeElement === document.body) focusNear(gap ?? removal);
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    listening.abort();
    observer.disconnect();
  };
};
