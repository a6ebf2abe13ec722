import { flushSync } from 'react-dom';

/** Maximum wait for a paint, in milliseconds, because the browser never paints a hidden page. */
const patience = 250;

const nextGestures = ['pointerdown', 'click', 'keydown', 'keyup'];

const works: (() => void)[] = [];
let waiting: AbortController | null = null;
let isWorking = false;

const workThrough = (): void => {
  waiting?.abort();
  waiting = null;
  isWorking = true;
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

/** Runs slow work after the next paint if the user has just pressed; else, or in a hidden page, at once. */
export const afterPaint = (work: () => void): void => {
  const isSeen = navigator.userActivation?.isActive && !document.hidden;
  if (isWorking || !isSeen) {
    work();
    return;
  }
  works.push(work);
  if (!waiting) wait();
};

export const finishGesture = (): void => {
  if (waiting) workThrough();
};
