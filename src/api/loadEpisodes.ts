import { isoDay, yearsBefore } from '../domain/calendar.ts';
import { countUnread } from '../domain/consumption/measure.ts';
import { type Meter, meterKey } from '../domain/consumption/meter.ts';
import type { ReadEpisodes } from '../domain/consumption/watch/alarms.ts';
import { judgeDays } from '../domain/consumption/watch/episodes.ts';
import { toVolumes } from '../domain/consumption/watch/weeks.ts';
import { nextTask } from '../domain/nextTask.ts';
import { cachedForVisit } from './client/visitCache.ts';
import { loadMeasures } from './consumption.ts';

const yearsRead = 2;

/**
 * Finds unusual consumption of a remotely read meter (docs/rules.md#leak-watch). Caches the measures of the
 * meter for a day; `loadEpisodes.forget(query)` removes them from the cache.
 */
export const loadEpisodes = cachedForVisit(
  ({ meter, today }: { meter: Meter; today: Date }) => `${meterKey(meter)} ${isoDay(today)}`,
  async ({ meter, today }, signal): Promise<Required<ReadEpisodes>> => {
    const endDate = isoDay(today);
    const days = { startDate: yearsBefore(today, yearsRead), endDate };
    const read = await loadMeasures({ meter, mode: 'daily', ...days }, signal);
    await nextTask();
    return {
      ...judgeDays(read.measures, endDate),
      volumes: toVolumes(read.measures, endDate),
      unreadCount: countUnread(read),
    };
  },
);
