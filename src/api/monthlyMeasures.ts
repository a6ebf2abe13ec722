import { dayAfter, isoDay } from '../domain/calendar.ts';
import { firstDayOfMonth } from '../domain/consumption/exportRange.ts';
import type { Measures } from '../domain/consumption/measure.ts';
import { type Meter, meterKey } from '../domain/consumption/meter.ts';
import { type Trend, trendMonths, trendOf } from '../domain/consumption/trend.ts';
import { cachedForVisit } from './client/visitCache.ts';
import { loadMeasures } from './consumption.ts';

type TrendQuery = { meter: Meter; today: Date };

/** Number of days to load before the first month, because an on-site reading counts from the previous one. */
const lookBack = { TR: 0, SE: 366 };

const load = cachedForVisit(
  ({ meter, today }: TrendQuery) => `${meter.kind} ${meterKey(meter)} ${isoDay(today)}`,
  ({ meter, today }: TrendQuery, signal) => {
    const first = firstDayOfMonth(trendMonths(today)[0] ?? '');
    const days = { startDate: dayAfter(first, -lookBack[meter.kind]), endDate: isoDay(today) };
    return loadMeasures({ meter, mode: 'monthly', ...days }, signal);
  },
);

export const loadMonthlyMeasures = (meter: Meter, today: Date, signal: AbortSignal): Promise<Measures> =>
  load({ meter, today }, signal);

/** Volume of the last 12 months in m³; null if the measures of the meter are not in the cache. */
export const knownVolume = (meter: Meter, today: Date): number | null => {
  const read = load.peek({ meter, today });
  return read ? (trendOf(read.measures, today).total ?? 0) : null;
};

/** Trends of the meters whose measures, loaded today, are in the cache. */
export const knownTrends = (now = new Date()): { meter: Meter; trend: Trend }[] =>
  load
    .list()
    .filter(({ today }) => isoDay(today) === isoDay(now))
    .map(({ meter, known }) => ({ meter, trend: trendOf(known.measures, now, meter.kind) }));
