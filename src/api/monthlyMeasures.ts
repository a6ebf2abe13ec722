import { dayAfter, isoDay } from '../domain/calendar.ts';
import { firstDayOfMonth } from '../domain/consumption/exportRange.ts';
import type { Measures } from '../domain/consumption/measure.ts';
import { type Meter, meterKey } from '../domain/consumption/meter.ts';
import { trendMonths, trendOf } from '../domain/consumption/trend.ts';
import { cachedForVisit } from './client/visitCache.ts';
import { loadMeasures } from './consumption.ts';

type TrendQuery = { meter: Meter; today: Date };

/** Number of days before the first month that may contain the previous reading. */
const lookBack = { TR: 0, SE: 366 };

const load = cachedForVisit(
  ({ meter, today }: TrendQuery) => `${meter.kind} ${meterKey(meter)} ${isoDay(today)}`,
  ({ meter, today }: TrendQuery, signal) => {
    const first = firstDayOfMonth(trendMonths(today)[0] ?? '');
    const days = { startDate: dayAfter(first, -lookBack[meter.kind]), endDate: isoDay(today) };
    return loadMeasures({ meter, mode: 'monthly', ...days }, signal);
  },
);

/** Loads the measures that `trendOf` needs, once per meter and day (docs/rules.md#trend). */
export const loadMonthlyMeasures = (meter: Meter, today: Date, signal: AbortSignal): Promise<Measures> =>
  load({ meter, today }, signal);

/** Volume of the last 12 months, in m³; null if the meter has not been read since the session opened. */
export const knownVolume = (meter: Meter, today: Date): number | null => {
  const read = load.peek({ meter, today });
  return read ? (trendOf(read.measures, today).total ?? 0) : null;
};
