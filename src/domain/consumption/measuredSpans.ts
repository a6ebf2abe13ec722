import type { IsoDay } from '../calendar.ts';
import { firstDayOfMonth } from './exportRange.ts';
import type { Measure } from './measure.ts';
import type { MeterKind } from './meter.ts';
import { listSlots, type Mode, periodOn, toSlot } from './period.ts';
import { type Span, toSiteReadings } from './siteReadings.ts';

export type MeasuredSpan = Measure & { span: Span };

type Requested = { mode: Mode; endDate: IsoDay };

/** The month that a day is in, as far as it was asked for. */
const monthAround = (day: IsoDay, newest: IsoDay): Span => {
  const last = listSlots(periodOn('daily', day)).at(-1) ?? day;
  return { startDate: firstDayOfMonth(toSlot('monthly', day)), endDate: last < newest ? last : newest };
};

/**
 * The measures of a meter, each over the days that it covers: its month or its day; of a reading on site, those since the
 * reading before, whose first is null where that one is not among them (docs/rules.md#consumption-export).
 */
export const withSpans = (
  kind: MeterKind,
  measures: readonly Measure[],
  { mode, endDate }: Requested,
): MeasuredSpan[] => {
  const readings = new Map(toSiteReadings(measures).map(({ day, span }) => [day, span]));
  const toSpan = (day: IsoDay): Span => {
    if (kind === 'SE') return readings.get(day) ?? { startDate: null, endDate: day };
    return mode === 'monthly' ? monthAround(day, endDate) : { startDate: day, endDate: day };
  };
  return measures.map((measure) => ({ ...measure, span: toSpan(measure.day) }));
};
