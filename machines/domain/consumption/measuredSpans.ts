import type { IsoDay } from '../calendar.ts';
import { firstDayOf } from './exportRange.ts';
import type { Measure } from './measure.ts';
import type { MeterKind } from './meter.ts';
import { type Mode, periodOn, slotOf, slotsOf } from './period.ts';
import { type Span, siteReadingsOf } from './siteReadings.ts';

export type MeasuredSpan = Measure & { span: Span };

type Requested = { mode: Mode; endDate: IsoDay };

/** The month that a day is in, as far as it was asked for. */
const monthAround = (day: IsoDay, newest: IsoDay): Span => {
  const last = slotsOf(periodOn('daily', day)).at(-1) ?? day;
  return { startDate: firstDayOf(slotOf('monthly', day)), endDate: last < newest ? last : newest };
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
  const readings = new Map(siteReadingsOf(measures).map(({ day, span }) => [day, span]));
  const spanOf = (day: IsoDay): Span => {
    if (kind === 'SE') return readings.get(day) ?? { startDate: null, endDate: day };
    return mode === 'monthly' ? monthAround(day, endDate) : { startDate: day, endDate: day };
  };
  return measures.map((measure) => ({ ...measure, span: spanOf(measure.day) }));
};
