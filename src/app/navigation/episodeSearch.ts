import { addressOfHistogram } from '#machines/domain/consumption/histogramAddress.ts';
import { periodOn } from '#machines/domain/consumption/period.ts';
import type { Episode } from '#machines/domain/consumption/watch/episodes.ts';

/** What an address holds of the histogram of a meter on the last month of an episode: `mode=daily&period=2026-10`. */
export const episodeSearch = ({ endDate }: Pick<Episode, 'endDate'>, today: Date): string =>
  String(addressOfHistogram({ period: periodOn('daily', endDate), view: 'chart' }, today));
