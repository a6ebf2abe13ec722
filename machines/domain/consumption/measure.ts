import * as z from 'zod/mini';
import { list, quantity } from '../answer.ts';
import { type IsoDay, isIsoDay, parseFrenchDay } from '../calendar.ts';

/** A day of a measure, `20/11/2026` or `2026-11-20 23:59:00`: the hour says nothing of the day, in any zone. */
const measuredDay = z.pipe(
  z.pipe(
    z.string(),
    z.transform((answered): IsoDay => parseFrenchDay(answered) ?? answered.replace(/[ T].*/, '')),
  ),
  z.string().check(z.refine(isIsoDay)),
);

/**
 * What a meter has measured: of a day, or of the month that the day is in (docs/rules.md#measures). A volume is in m³,
 * null where the reading is missing; an index is what the meter shows, in m³.
 */
export type Measure = { day: IsoDay; volume: number | null; index: number | null; isEstimated: boolean };

const measureSchema = z.pipe(
  z.object({ date: measuredDay, volume: quantity, index: quantity, type: z.nullish(z.string()) }),
  z.transform(({ date, volume, index, type }): Measure => {
    // Nothing shown and nothing used is no reading: it is not a zero.
    const isMissing = index === null && volume === 0;
    return { day: date, volume: isMissing ? null : volume, index, isEstimated: type === 'E' };
  }),
);

/** The measures of an answer, by day. */
export const measuresSchema = z.pipe(
  z.object({ measures: list(measureSchema) }),
  z.transform(({ measures }): readonly Measure[] =>
    measures.toSorted((one, other) => one.day.localeCompare(other.day)),
  ),
);
