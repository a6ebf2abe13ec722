import type { Sheet } from './sheet.ts';
import { toWorkbook } from './workbook.ts';

addEventListener('message', ({ data }: MessageEvent<readonly Sheet[]>) => {
  toWorkbook(data).then(
    (workbook) => postMessage(workbook),
    () => postMessage(null),
  );
});
