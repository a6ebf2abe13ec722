import { isoDay, yearsBefore } from '../domain/calendar.ts';
import { countUnread } from '../domain/consumption/measure.ts';
import type { Meter } from '../domain/consumption/meter.ts';
import type { ReadEpisodes } from '../domain/consumption/watch/alarms.ts';
import { findEpisodes } from '../domain/consumption/watch/episodes.ts';
import { loadMeasures } from './consumption.ts';

/** Age in years of the oldest daily measures that the back office keeps (docs/rules.md#limits). */
const yearsRead = 2;

/** Finds the periods of unusual consumption of a remote meter in all its daily measures (docs/rules.md#watch). */
export const loadEpisodes = async (
  { meter, today }: { meter: Meter; today: Date },
  signal: AbortSignal,
): Promise<ReadEpisodes> => {
  const endDate = isoDay(today);
  const days = { startDate: yearsBefore(today, yearsRead), endDate };
  const read = await loadMeasures({ meter, mode: 'daily', ...days }, signal);
  return { episodes: findEpisodes(read.measures, endDate), unreadCount: countUnread(read) };
};
