import * as z from 'zod/mini';
import { isoDay } from '../calendar.ts';
import type { Meter } from './meter.ts';
import { isWithinReach, type Period, periodOn } from './period.ts';

/** The two faces of a histogram: the same figures either way. */
export type Face = 'chart' | 'table';

/** What the address of a meter's page holds of its histogram. */
export type HistogramShown = { period: Period; view: Face };

/** Period, scale and view of a histogram, as its address holds them. */
export type HistogramRequest = HistogramShown & {
  /** Its period is not one, or the meter has no measures of it: the current year is shown. */
  isPeriodWrong: boolean;
};

const periodSchema = z.union([
  z.object({
    mode: z.nullable(z.literal('monthly')),
    period: z.nullable(z.string().check(z.regex(/^\d{4}$/))),
  }),
  z.object({ mode: z.literal('daily'), period: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)) }),
  z.object({ mode: z.literal('daily'), period: z.null() }),
]);

const viewSchema = z.catch(z.enum(['chart', 'table']), 'chart');

/** The period that an address names; null if it cannot be shown. */
const parsePeriod = (parameters: URLSearchParams, kind: Meter['kind'], today: Date): Period | null => {
  const parsed = periodSchema.safeParse({ mode: parameters.get('mode'), period: parameters.get('period') });
  if (!parsed.success) return null;
  const mode = parsed.data.mode ?? 'monthly';
  const period = { mode, name: parsed.data.period ?? periodOn(mode, isoDay(today)).name };
  const isOffered = mode === 'monthly' || kind === 'TR';
  return isOffered && isWithinReach(period, today) ? period : null;
};

/**
 * The histogram of an address (docs/rules.md#histogram): what is not understood, out of reach, or by day for a meter
 * read on site, is the current year by month.
 */
export const histogramOfAddress = (
  parameters: URLSearchParams,
  { kind }: Pick<Meter, 'kind'>,
  today: Date,
): HistogramRequest => {
  const period = parsePeriod(parameters, kind, today);
  return {
    period: period ?? periodOn('monthly', isoDay(today)),
    view: viewSchema.parse(parameters.get('view')),
    isPeriodWrong: period === null,
  };
};

/** A histogram as an address holds it; what goes without saying is left out. */
export const addressOfHistogram = (
  { period: { mode, name }, view }: HistogramShown,
  today: Date,
): URLSearchParams =>
  new URLSearchParams({
    ...(mode !== 'monthly' && { mode }),
    ...(name !== periodOn(mode, isoDay(today)).name && { period: name }),
    ...(view !== 'chart' && { view }),
  });
