import type { ReadLeaks, ReadTrends, SitesQuery } from '#machines/sites/sites.ts';
import { gather } from '../../api/client/gather.ts';
import { loadEpisodes } from '../../api/loadEpisodes.ts';
import { loadMonthlyMeasures } from '../../api/monthlyMeasures.ts';
import { countUnread } from '../../domain/consumption/measure.ts';
import { trendOf } from '../../domain/consumption/trend.ts';
import type { OnProgress } from '../../views/progress/reportProgress.ts';

const each = ({ meters }: SitesQuery) => meters.map((meter) => ({ meter }));

export const readTrends = (
  query: SitesQuery,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<ReadTrends> =>
  gather(
    each(query),
    async ({ meter }) => {
      const read = await loadMonthlyMeasures(meter, query.today, signal);
      return { trend: trendOf(read.measures, query.today), unreadCount: countUnread(read) };
    },
    { signal, onProgress },
  );

export const readLeaks = (
  query: SitesQuery,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<ReadLeaks> =>
  gather(each(query), ({ meter }) => loadEpisodes({ meter, today: query.today }, signal), {
    signal,
    onProgress,
  });
