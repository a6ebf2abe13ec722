import type { Episode } from '../../domain/consumption/watch/episodes.ts';

/**
 * What an address holds of the histogram of a meter on the last month of an episode, whole (docs/rules.md#histogram):
 * `mode=daily&period=2026-10`.
 */
export const episodeSearch = ({ endDate }: Pick<Episode, 'endDate'>): string =>
  String(new URLSearchParams({ mode: 'daily', period: endDate.slice(0, 'yyyy-MM'.length) }));
