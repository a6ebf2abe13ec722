import type { FileRequest } from '#machines/export/export.setup.ts';
import { technicalFailure } from '../../domain/failure.ts';
import { toLongCsv } from '../../spreadsheet/csv.ts';
import { siteTitle } from '../../views/sites.ts';
import { toCsvRows } from './toSheets.ts';

/** Writes a workbook in a worker, so that the page stays responsive. Rejects with a `Failure`; stops on abort. */
const workbookApart = (request: FileRequest, signal: AbortSignal): Promise<Blob> =>
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

/** Request with the own names of the contracts, which a worker cannot read. */
const withOwnNames = (request: FileRequest): FileRequest => ({
  ...request,
  measured: request.measured.map((measured) => ({
    ...measured,
    contract: { ...measured.contract, name: siteTitle(measured.contract) },
  })),
});

export const writeFile = (request: FileRequest, signal: AbortSignal): Promise<Blob> => {
  const named = withOwnNames(request);
  return request.format === 'xlsx' ? workbookApart(named, signal) : toLongCsv(toCsvRows(named), signal);
};
