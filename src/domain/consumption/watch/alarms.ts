import type { Meter } from '../meter.ts';
import type { Episode } from './episodes.ts';

/** Episodes found in the measures of a meter, and how many of these measures cannot be read; none by default. */
export type ReadEpisodes = { episodes: readonly Episode[]; unreadCount?: number };

/** A meter that was read, and what was found of it. */
export type WatchedMeter = ReadEpisodes & { meter: Meter };

/** An episode with the meter that it is of. */
export type Alarm = { meter: Meter; episode: Episode };

/** What is explained comes after what is not, then the fewest litres last. */
const inOrder = ({ episode: one }: Alarm, { episode: other }: Alarm): number =>
  Number(one.cause === 'season') - Number(other.cause === 'season') || other.litres - one.litres;

/** All that was found, what has lost the most litres first; what the season explains comes last. */
export const toAlarms = (watched: readonly WatchedMeter[]): Alarm[] =>
  watched.flatMap(({ meter, episodes }) => episodes.map((episode) => ({ meter, episode }))).sort(inOrder);

/** How much more than what is usual a day of an episode is, as a share of it; null where nothing is usual. */
export const surplusShare = ({ litresADay, usualADay }: Episode): number | null =>
  usualADay > 0 ? litresADay / usualADay : null;
