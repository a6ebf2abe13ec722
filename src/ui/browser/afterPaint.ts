import { flushSync } from 'react-dom';

/** The longest that a browser which paints nothing, the page being out of sight, keeps a work waiting. */
const patience = 250;

/** What a hand does next: it finds the page as the work leaves it. */
const nextGestures = ['pointerdown', 'click', 'keydown', 'keyup'];

const works: (() => void)[] = [];
let waiting: AbortController | null = null;
let isWorking = false;

/** What a work throws is told, and stops no other. */
const workThrough = (): void => {
  waiting?.abort();
  waiting = null;
  isWorking = true;
  // As of an event, all that they change is there before another is heard.
  flushSync(() => {
    for (const work of works.splice(0)) {
      try {
        work();
      } catch (error) {
        reportError(error);
      }
    }
  });
  isWorking = false;
};

const wait = (): void => {
  waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  for (const gesture of nextGestures) addEventListener(gesture, workThrough, options);
  addEventListener('visibilitychange', workThrough, options);
  const { signal } = waiting;
  const run = () => {
    if (!signal.aborted) workThrough();
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, patience);
};

/**
 * Does what a gesture asks once the gesture itself is painted, and before the next one is heard: for what is long to do
 * or to show. At once where no hand has made a gesture lately, or nobody sees the page.
 */
export const afterPaint = (work: () => void): void => {
  const isSeen = navigator.userActivation?.isActive && !document.hidden;
  if (isWorking || !isSeen) {
    work();
    return;
  }
  works.push(work);
  if (!waiting) wait();
};

/** Does at once what waits for its gesture to be painted: for who drives the page from within it. */
export const finishGesture = (): void => {
  if (waiting) workThrough();
};
