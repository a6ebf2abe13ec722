import { fromPromise } from 'xstate';
import type { Progressed } from '#machines/setup/chart.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { loadModule } from '../../ui/browser/loadModule.ts';

export type OnProgress = (done: number, total: number) => void;

const progressInterval = 100;

const reportProgress = (emit: (emitted: Progressed) => void): OnProgress => {
  let latest: Progressed | null = null;
  let isPaused = false;
  const report = () => {
    isPaused = latest !== null;
    if (!latest) return;
    emit(latest);
    latest = null;
    setTimeout(report, progressInterval);
  };
  return (done, total) => {
    latest = { type: 'progressed', done, total };
    if (!isPaused) report();
  };
};

const revokedAfter = 60_000;

const doubleClick = 500;

/** Saves a file. Resolves after a delay, so that a double click does not save the file twice. */
export const saveFile = async (file: Blob, name: string): Promise<void> => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokedAfter);
  await new Promise((resolve) => setTimeout(resolve, doubleClick));
};

type LongCall<Input, Output> = (input: Input, signal: AbortSignal, onProgress: OnProgress) => Promise<Output>;

export const lazyPort = <Input, Output>(load: () => Promise<LongCall<Input, Output>>) =>
  fromPromise<Output, Input, Progressed>(async ({ input, signal, emit }) => {
    const call = await loadModule(load);
    return call(input, signal, reportProgress(emit));
  });

/** Writes a workbook in a web worker, so that the page can react. Rejects with a `Failure`, or on abort. */
export const workbookApart = (start: () => Worker, request: object, signal: AbortSignal): Promise<Blob> =>
  new Promise<Blob>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = start();
    const fail = () => {
      worker.terminate();
      reject(technicalFailure());
    };
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!(data instanceof Blob)) return fail();
      worker.terminate();
      resolve(data);
    };
    worker.onerror = fail;
    signal.addEventListener('abort', fail);
    worker.postMessage(request);
  });
