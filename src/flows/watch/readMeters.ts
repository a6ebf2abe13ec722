import { isoDay, yearsBefore } from '#machines/domain/calendar.ts';
import { findEpisodes } from '#machines/domain/consumption/watch/episodes.ts';
import type { Batch, ReadMeters } from '#machines/watch/watch.setup.ts';
import { gather } from '../../api/client/gather.ts';
import { loadMeasures } from '../../api/consumption.ts';
import type { OnProgress } from '../../views/progress/reportProgress.ts';

/** How far back daily measures go (docs/rules.md#limits). */
const yearsRead = 2;

/** What is found of each meter, or why its measures did not come. */
export const readMeters = (
  { meters, today }: Batch,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<ReadMeters> => {
  const endDate = isoDay(today);
  const days = { startDate: yearsBefore(today, yearsRead), endDate };
  return gather(
    meters.map((meter) => ({ meter })),
    async ({ meter }) => {
      const measures = await loadMeasures({ meter, mode: 'daily', ...days }, signal);
      return { episodes: findEpisodes(measures, endDate) };
    },
    { signal, onProgress },
  );
};
