import type { Meter } from '../meter.ts';
import type { Episode } from './episodes.ts';
import type { UsualDays } from './usual.ts';
import type { Volumes } from './weeks.ts';

export type ReadEpisodes = {
  episodes: readonly Episode[];
  volumes?: Volumes;
  usual?: UsualDays;
  unreadCount?: number;
};

export type WatchedMeter = ReadEpisodes & { meter: Meter };

/** True if the meter has too few readings to define its usual consumption on any day. */
export const isInsufficient = ({ usual }: Pick<ReadEpisodes, 'usual'>): boolean =>
  usual?.low.every((volume) => volume === null) ?? false;

export type Alarm = Pick<WatchedMeter, 'meter' | 'volumes'> & { episode: Episode };

export const isOngoing = ({ episode }: Pick<Alarm, 'episode'>): boolean =>
  episode.isGoingOn && episode.cause !== 'season';

/** Order: ongoing episodes by decreasing surplus, then other episodes, the latest end first. */
const inOrder = (one: Alarm, other: Alarm): number => {
  const byLoss = other.episode.litres - one.episode.litres;
  if (isOngoing(one) !== isOngoing(other)) return Number(isOngoing(other)) - Number(isOngoing(one));
  return isOngoing(one) ? byLoss : other.episode.endDate.localeCompare(one.episode.endDate) || byLoss;
};

export const toAlarms = (watched: readonly WatchedMeter[]): Alarm[] =>
  watched
    .flatMap(({ meter, episodes, volumes }) =>
      episodes.map((episode): Alarm => ({ meter, episode, ...(volumes && { volumes }) })),
    )
    .sort(inOrder);

export const surplusShare = ({ litresADay, usualADay }: Episode): number | null =>
  usualADay > 0 ? litresADay / usualADay : null;
