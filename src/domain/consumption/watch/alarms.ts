import type { Meter } from '../meter.ts';
import type { Episode, UsualDays } from './episodes.ts';
import type { Volumes } from './weeks.ts';

export type ReadEpisodes = {
  episodes: readonly Episode[];
  /** Absent if only the episodes are known, as in a prefilled state. */
  volumes?: Volumes;
  usual?: UsualDays;
  unreadCount?: number;
};

export type WatchedMeter = ReadEpisodes & { meter: Meter };

export type Alarm = { meter: Meter; episode: Episode };

const inOrder = ({ episode: one }: Alarm, { episode: other }: Alarm): number =>
  Number(one.cause === 'season') - Number(other.cause === 'season') || other.litres - one.litres;

export const toAlarms = (watched: readonly WatchedMeter[]): Alarm[] =>
  watched.flatMap(({ meter, episodes }) => episodes.map((episode) => ({ meter, episode }))).sort(inOrder);

export const surplusShare = ({ litresADay, usualADay }: Episode): number | null =>
  usualADay > 0 ? litresADay / usualADay : null;
