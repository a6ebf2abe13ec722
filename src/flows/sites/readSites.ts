import type { SitesQuery } from '#machines/sites/sites.ts';
import { gatherMeters } from '../../api/gatherMeters.ts';
import { loadEpisodes } from '../../api/loadEpisodes.ts';
import { loadMonthlyMeasures } from '../../api/monthlyMeasures.ts';
import { countUnread } from '../../domain/consumption/measure.ts';
import { type Trend, trendOf } from '../../domain/consumption/trend.ts';
import type { ReadEpisodes } from '../../domain/consumption/watch/alarms.ts';

export const readTrends = gatherMeters<SitesQuery, { trend: Trend; unreadCount: number }>(
  async ({ meter, today }, signal) => {
    const read = await loadMonthlyMeasures(meter, today, signal);
    return { trend: trendOf(read.measures, today), unreadCount: countUnread(read) };
  },
);

export const readLeaks = gatherMeters<SitesQuery, ReadEpisodes>(loadEpisodes);
