import type { FileRequest } from '#machines/export/export.setup.ts';
import { technicalFailure } from '../../domain/failure.ts';

/** Writes a workbook in a worker, so that the page stays responsive. Rejects with a `Failure`; stops on abort. */
export const workbookApart = (request: FileRequest, signal: AbortSignal): Promise<Blob> =>
  new Promise<Blob>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(new URL('./writeWorkbook.worker.ts', import.meta.url), { type: 'module' });
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
