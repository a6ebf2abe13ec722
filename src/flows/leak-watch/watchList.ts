import type { IsoDay } from '../../domain/calendar.ts';
import { type Alarm, isOngoing } from '../../domain/consumption/watch/alarms.ts';
import { wordSearch } from '../../domain/search.ts';

export type WatchFilter = 'ongoing' | 'all' | 'treated';

/** Filter, search and sort of the table. `treated`: the customer has sent a request about this rise. */
export type WatchList = {
  filter: WatchFilter;
  words: string;
  sort: { column: 'since' | 'daily' | 'lost'; direction: 'ascending' | 'descending' };
};

export const wholeList: WatchList = {
  filter: 'all',
  words: '',
  sort: { column: 'since', direction: 'descending' },
};

export type WatchLine = {
  alarm: Alarm;
  title: string;
  meter: string;
  town: string;
  requestedOn: IsoDay | null;
};

export type RequestedOn = (alarm: Alarm) => IsoDay | null;

const isOf: Record<WatchFilter, (line: WatchLine) => boolean> = {
  all: () => true,
  ongoing: ({ alarm }) => isOngoing(alarm),
  treated: ({ requestedOn }) => requestedOn !== null,
};

export const countLines = (lines: readonly WatchLine[]): Record<WatchFilter, number> => ({
  all: lines.length,
  ongoing: lines.filter(isOf.ongoing).length,
  treated: lines.filter(isOf.treated).length,
});

const sortBy = {
  since: (one: Alarm, other: Alarm) => one.episode.startDate.localeCompare(other.episode.startDate),
  daily: (one: Alarm, other: Alarm) => one.episode.litresADay - other.episode.litresADay,
  lost: (one: Alarm, other: Alarm) => one.episode.litres - other.episode.litres,
};

export const narrowLines = (lines: readonly WatchLine[], { filter, words, sort }: WatchList): WatchLine[] => {
  const found = wordSearch(lines.filter(isOf[filter]), ({ alarm: { meter }, ...line }) => [
    line.title,
    line.meter,
    meter.reference,
    meter.adresseDesserte,
  ])(words);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return found.toSorted(
    ({ alarm: one }, { alarm: other }) =>
      Number(isOngoing(other)) - Number(isOngoing(one)) ||
      Number(other.episode.isGoingOn) - Number(one.episode.isGoingOn) ||
      sign * sortBy[sort.column](one, other),
  );
};
