import type { Progressed } from '#machines/setup/chart.ts';

/** Called with how far a long call is. */
export type OnProgress = (done: number, total: number) => void;

/** Milliseconds between two reports: a person reads no faster, and the page has better to do. */
const pace = 100;

/** Emits how far a call is, at the pace of a person, and the last step at last. */
export const reportProgress = (emit: (emitted: Progressed) => void): OnProgress => {
  let latest: Progressed | null = null;
  let isPaused = false;
  const report = () => {
    isPaused = latest !== null;
    if (!latest) return;
    emit(latest);
    latest = null;
    setTimeout(report, pace);
  };
  return (done, total) => {
    latest = { type: 'progressed', done, total };
    if (!isPaused) report();
  };
};
