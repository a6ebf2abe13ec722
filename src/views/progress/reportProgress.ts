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

/** How long the browser may need to read what it saves. */
const readWithin = 60_000;

/** Milliseconds in which a second press is that of a double click. */
const doubleClick = 500;

/**
 * Hands a file to the browser, which saves it under this name, and opens nothing. It ends when a double click has: what
 * comes between its two presses would be saved twice.
 */
export const saveFile = async (file: Blob, name: string): Promise<void> => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithin);
  await new Promise((resolve) => setTimeout(resolve, doubleClick));
};
