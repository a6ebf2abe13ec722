import type { Batch, ReadMeters } from '#machines/leak-watch/leakWatch.machine.ts';
import { gatherMeters } from '../../api/gatherMeters.ts';
import { loadEpisodes } from '../../api/loadEpisodes.ts';
import type { ReadEpisodes } from '../../domain/consumption/watch/alarms.ts';

const readAll = gatherMeters<Batch, ReadEpisodes>((query, signal) => {
  if (query.isAgain) loadEpisodes.forget(query);
  return loadEpisodes(query, signal);
});

export const readMeters = async (...read: Parameters<typeof readAll>): Promise<ReadMeters> => ({
  ...(await readAll(...read)),
  readAt: Date.now(),
});
