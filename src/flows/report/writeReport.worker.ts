import type { ReportFile } from '#machines/report/report.machine.ts';
import { toWorkbook } from '../../spreadsheet/workbook.ts';
import { toReportSheets } from './toReportSheets.ts';

addEventListener('message', ({ data }: MessageEvent<ReportFile>) => {
  Promise.resolve(data)
    .then((file) => toWorkbook(toReportSheets(file)))
    .then(
      (workbook) => postMessage(workbook),
      () => postMessage(null),
    );
});
