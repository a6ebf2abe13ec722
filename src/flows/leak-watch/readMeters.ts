import type { Batch, ReadMeters } from '#machines/leak-watch/leakWatch.machine.ts';
import { gather } from '../../api/client/gather.ts';
import { loadEpisodes } from '../../api/loadEpisodes.ts';
import type { OnProgress } from '../../views/progress/reportProgress.ts';

export const readMeters = async (
  { meters, today, isAgain }: Batch,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<ReadMeters> => {
  const read = await gather(
    meters.map((meter) => ({ meter })),
    ({ meter }) => {
      if (isAgain) loadEpisodes.forget({ meter, today });
      return loadEpisodes({ meter, today }, signal);
    },
    { signal, onProgress },
  );
  return { ...read, readAt: Date.now() };
};
