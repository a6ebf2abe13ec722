const focusable = 'a[href], button, input, select, textarea, [tabindex]';

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

/** Focuses an element near a removed one: the next, its list or dialog, the previous, or the title. */
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

/** When the focused element is removed, focuses an element near it. Returns the cleanup. */
export const keepFocus = (): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  let focused: Element | null = null;
  let under: Element | null = null;
  let gap: MutationRecord | undefined;
  let loss: MutationRecord | undefined;
  // The user has pressed another element, so the focus must not return.
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
    // Waits three frames after a modal closes, because React Aria restores the focus first.
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
