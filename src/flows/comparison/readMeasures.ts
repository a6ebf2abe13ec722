import type { MeasuresBatch, ReadMeasures } from '#machines/comparison/comparison.machine.ts';
import { gather } from '../../api/client/gather.ts';
import { loadMeasures } from '../../api/consumption.ts';
import type { OnProgress } from '../../views/progress/reportProgress.ts';

export const readMeasures = (
  { meters, period: { mode }, days }: MeasuresBatch,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<ReadMeasures> =>
  gather(
    meters.map((meter) => ({ meter })),
    ({ meter }) => loadMeasures({ meter, mode, ...days }, signal),
    { signal, onProgress },
  );
