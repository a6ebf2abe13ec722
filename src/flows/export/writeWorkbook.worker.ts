import type { FileRequest } from '#machines/export/export.setup.ts';
import { toWorkbook } from '../../spreadsheet/workbook.ts';
import { toSheets } from './toSheets.ts';

addEventListener('message', ({ data }: MessageEvent<FileRequest>) => {
  Promise.resolve(data)
    .then((request) => toWorkbook(toSheets(request)))
    .then(
      (workbook) => postMessage(workbook),
      () => postMessage(null),
    );
});
