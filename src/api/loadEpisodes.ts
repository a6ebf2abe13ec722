import { isoDay, yearsBefore } from '../domain/calendar.ts';
import { countUnread } from '../domain/consumption/measure.ts';
import { type Meter, meterKey } from '../domain/consumption/meter.ts';
import type { ReadEpisodes } from '../domain/consumption/watch/alarms.ts';
import { judgeDays } from '../domain/consumption/watch/episodes.ts';
import { toVolumes } from '../domain/consumption/watch/weeks.ts';
import { cachedForVisit } from './client/visitCache.ts';
import { loadMeasures } from './consumption.ts';

/** Age in years of the oldest daily measure of the back office (docs/rules.md#limits). */
const yearsRead = 2;

/**
 * Finds the periods of unusual consumption of a remotely read meter (docs/rules.md#leak-watch). Each meter is
 * read once per day; `loadEpisodes.forget(query)` removes the cached result.
 */
export const loadEpisodes = cachedForVisit(
  ({ meter, today }: { meter: Meter; today: Date }) => `${meterKey(meter)} ${isoDay(today)}`,
  async ({ meter, today }, signal): Promise<Required<ReadEpisodes>> => {
    const endDate = isoDay(today);
    const days = { startDate: yearsBefore(today, yearsRead), endDate };
    const read = await loadMeasures({ meter, mode: 'daily', ...days }, signal);
    return {
      ...judgeDays(read.measures, endDate),
      volumes: toVolumes(read.measures, endDate),
      unreadCount: countUnread(read),
    };
  },
);
