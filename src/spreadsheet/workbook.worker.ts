import type { Sheet } from './sheet.ts';
import { workbookOf } from './workbook.ts';

/** Answers the sheets that it is given with their workbook, or with null where there can be none. */
addEventListener('message', ({ data }: MessageEvent<readonly Sheet[]>) => {
  workbookOf(data).then(
    (workbook) => postMessage(workbook),
    () => postMessage(null),
  );
});
