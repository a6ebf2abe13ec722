import type { ReadYears, YearBatch } from '#machines/report/report.machine.ts';
import { gather } from '../../api/client/gather.ts';
import { cachedForVisit } from '../../api/client/visitCache.ts';
import { loadMeasures } from '../../api/consumption.ts';
import { isoDay } from '../../domain/calendar.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import { daysToJudge, judgeYear, monthsOf, monthsToRead } from '../../domain/consumption/report.ts';
import type { Episode } from '../../domain/consumption/watch/episodes.ts';
import type { OnProgress } from '../../views/progress/reportProgress.ts';

type YearQuery = { meter: Meter; year: string; today: Date };

/** Unusual periods of the year; null if the daily measures cannot be read, since the months are still useful. */
const readRises = async (
  { meter, year, today }: YearQuery,
  signal: AbortSignal,
): Promise<readonly Episode[] | null> => {
  const days = daysToJudge(year, today);
  if (!days) return [];
  const { startDate, endDate } = days;
  const read = await loadMeasures({ meter, mode: 'daily', startDate, endDate }, signal).catch(() => null);
  return read && judgeYear(read.measures, days);
};

/** Year of a meter, read once per visit and day. A pause, or another year, then reads no meter twice. */
const loadYear = cachedForVisit(
  ({ meter, year, today }: YearQuery) => `${meterKey(meter)} ${year} ${isoDay(today)}`,
  async (query, signal) => {
    const { meter, year, today } = query;
    const days = monthsToRead(year, today);
    // The days are read after the months, so that the pool limits the calls.
    const read = await loadMeasures({ meter, mode: 'monthly', ...days }, signal);
    return { ...monthsOf({ ...read, year, today }), episodes: await readRises(query, signal) };
  },
);

export const readYears = async (
  { meters, year, today }: YearBatch,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<ReadYears> =>
  gather(
    meters.map((meter) => ({ meter })),
    async ({ meter }) => {
      const read = await loadYear({ meter, year, today }, signal);
      if (read.episodes === null) loadYear.forget({ meter, year, today });
      return read;
    },
    { signal, onProgress },
  );
