import type { ExportRequest } from '#machines/export/export.schema.ts';
import type { MeasuredMeters } from '#machines/export/export.setup.ts';
import { gather } from '../../api/client/gather.ts';
import { loadMeasures } from '../../api/consumption.ts';
import type { OnProgress } from '../../views/progress/reportProgress.ts';

/** The measures of each meter, or why they did not come. */
export const fetchMeasures = (
  { meters, mode, startDate, endDate }: ExportRequest,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<MeasuredMeters> =>
  gather(
    meters.map((meter) => ({ meter })),
    ({ meter }) => loadMeasures({ meter, mode, startDate, endDate }, signal),
    { signal, onProgress },
  );
