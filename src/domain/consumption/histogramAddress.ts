import * as z from 'zod/mini';
import { isoDay } from '../calendar.ts';
import type { Meter } from './meter.ts';
import { isWithinReach, type Period, periodOn } from './period.ts';

export type Face = 'chart' | 'table';

export type HistogramShown = { period: Period; view: Face };

export type HistogramRequest = HistogramShown & {
  /** The period is invalid or has no measures for this meter; the current year is shown. */
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

const parsePeriod = (parameters: URLSearchParams, kind: Meter['kind'], today: Date): Period | null => {
  const parsed = periodSchema.safeParse({ mode: parameters.get('mode'), period: parameters.get('period') });
  if (!parsed.success) return null;
  const mode = parsed.data.mode ?? 'monthly';
  const period = { mode, name: parsed.data.period ?? periodOn(mode, isoDay(today)).name };
  const isOffered = mode === 'monthly' || kind === 'TR';
  return isOffered && isWithinReach(period, today) ? period : null;
};

/**
 * Parses the histogram of an address (docs/rules.md#histogram). An invalid, unavailable or unsupported period
 * becomes the current year by month.
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

export const addressOfHistogram = (
  { period: { mode, name }, view }: HistogramShown,
  today: Date,
): URLSearchParams =>
  new URLSearchParams({
    ...(mode !== 'monthly' && { mode }),
    ...(name !== periodOn(mode, isoDay(today)).name && { period: name }),
    ...(view !== 'chart' && { view }),
  });
