import { type Bar, findLastIndex, type MeterRead } from './bars.ts';
import { meterChanges } from './meterChanges.ts';
import { isAYearAfter, toSiteReadings } from './siteReadings.ts';

/** The bars of a meter read on site, one a reading of its period, over the days that it covers. */
export const toSiteBars = ({ measures, before }: Pick<MeterRead, 'measures' | 'before'>): Bar[] => {
  const readings = toSiteReadings([...(before ?? []), ...measures]);
  const changes = new Set(meterChanges(measures).map(({ day }) => day));
  const ofPeriod = new Set(measures.map(({ day }) => day));
  return readings
    .filter(({ day }) => ofPeriod.has(day))
    .map((reading): Bar => {
      const { day, volume, isEstimated, span } = reading;
      const same = readings.find((other) => isAYearAfter(span, other.span));
      return {
        slot: day,
        span,
        volume,
        correction: Math.min(volume, 0),
        nature: isEstimated ? 'estimated' : 'measured',
        isUnderWay: false,
        isPartial: false,
        isMeterChanged: changes.has(day),
        index: findLastIndex([reading]),
        slotBefore: same?.day ?? null,
        spanBefore: same?.span ?? null,
        before: same?.volume ?? null,
        isBeforePartial: false,
      };
    });
};
