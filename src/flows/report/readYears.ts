import type { YearBatch } from '#machines/report/report.machine.ts';
import { loadMeasures } from '../../api/consumption.ts';
import { gatherMeters } from '../../api/gatherMeters.ts';
import { loadMonthlyMeasures } from '../../api/monthlyMeasures.ts';
import { isoDay } from '../../domain/calendar.ts';
import { type Meter, meterKey } from '../../domain/consumption/meter.ts';
import {
  daysToJudge,
  isUnderWay,
  judgeYear,
  type MeterYear,
  monthsOf,
  monthsToRead,
} from '../../domain/consumption/report.ts';
import { type Reading, readingsOf } from './readings.ts';

type YearQuery = { meter: Meter; year: string; today: Date };

/** Rises of the year. Returns null if the call fails, because the report can omit the rises. */
const readRises = async (
  { meter, year, today }: YearQuery,
  signal: AbortSignal,
): Promise<MeterYear['episodes']> => {
  const days = daysToJudge(year, today);
  if (!days) return [];
  const { startDate, endDate } = days;
  const read = await loadMeasures({ meter, mode: 'daily', startDate, endDate }, signal).catch(() => null);
  return read && judgeYear(read.measures, days);
};

/** Loads one year of a meter. A later report of the same year uses the stored measures. */
const readYear = async (query: YearQuery, signal: AbortSignal): Promise<Omit<MeterYear, 'meter'>> => {
  const { meter, year, today } = query;
  const readings = readingsOf(year, isoDay(today));
  const keep = (reading: Reading): Reading => {
    readings.set(meterKey(meter), reading);
    return reading;
  };
  // Makes two calls in sequence, because the caller limits the number of meters that load at a time.
  const read =
    readings.get(meterKey(meter)) ??
    keep({
      // For the current year, uses the cached months that the dashboard and the meter list load.
      ...(await (isUnderWay(year, today)
        ? loadMonthlyMeasures(meter, today, signal)
        : loadMeasures({ meter, mode: 'monthly', ...monthsToRead(year, today) }, signal))),
      episodes: null,
    });
  const { episodes } = read.episodes ? read : keep({ ...read, episodes: await readRises(query, signal) });
  return { ...monthsOf({ ...read, year, today }), episodes };
};

export const readYears = gatherMeters<YearBatch, Omit<MeterYear, 'meter'>>(readYear);
