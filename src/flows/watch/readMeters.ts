import type { Batch, ReadMeters } from '#machines/watch/watch.machine.ts';
import { gather } from '../../api/client/gather.ts';
import { loadEpisodes } from '../../api/loadEpisodes.ts';
import type { OnProgress } from '../../views/progress/reportProgress.ts';

export const readMeters = (
  { meters, today }: Batch,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<ReadMeters> =>
  gather(
    meters.map((meter) => ({ meter })),
    ({ meter }) => loadEpisodes({ meter, today }, signal),
    { signal, onProgress },
  );
