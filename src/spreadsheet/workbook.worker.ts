import type { Sheet } from './sheet.ts';
import { toWorkbook } from './workbook.ts';

/** Answers the sheets that it is given with their workbook, or with null where there can be none. */
addEventListener('message', ({ data }: MessageEvent<readonly Sheet[]>) => {
  toWorkbook(data).then(
    (workbook) => postMessage(workbook),
    () => postMessage(null),
  );
});
