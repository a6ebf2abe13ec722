import type { Progressed } from '#machines/setup/port.ts';

/** Told how far a long call is. */
export type OnProgress = (done: number, total: number) => void;

/** Milliseconds between two steps told: a person reads no faster, and the page has better to do. */
const pace = 100;

/** Emits how far a call is, at the pace of a person, and the last step at last. */
export const telling = (emit: (emitted: Progressed) => void): OnProgress => {
  let latest: Progressed | null = null;
  let isPaused = false;
  const tell = () => {
    isPaused = latest !== null;
    if (!latest) return;
    emit(latest);
    latest = null;
    setTimeout(tell, pace);
  };
  return (done, total) => {
    latest = { type: 'progressed', done, total };
    if (!isPaused) tell();
  };
};
