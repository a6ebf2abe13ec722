import * as z from 'zod/mini';
import { isoDay } from '../calendar.ts';
import { most } from './meterComparison.ts';
import { isWithinReach, type Period, periodOn } from './period.ts';

/** Which meters are compared, by their keys, and over which period. */
export type ComparisonShown = { keys: readonly string[]; period: Period };

/** What an address asks to compare, and what of it could not be followed. */
export type ComparisonRequest = ComparisonShown & {
  /** It names more meters than are compared: the first ones are. */
  isCut: boolean;
  /** Its period is not one, or no measures are kept of it: the current year is shown. */
  isPeriodWrong: boolean;
};

const periodSchema = z.union([
  z.pipe(
    z.string().check(z.regex(/^\d{4}$/)),
    z.transform((name): Period => ({ mode: 'monthly', name })),
  ),
  z.pipe(
    z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
    z.transform((name): Period => ({ mode: 'daily', name })),
  ),
]);

const usualPeriod = (today: Date): Period => periodOn('monthly', isoDay(today));

/** The comparison of an address (docs/rules.md#comparison). Whether its meters are of the account, the list of these says. */
export const comparisonOfAddress = (parameters: URLSearchParams, today: Date): ComparisonRequest => {
  const keys = [...new Set(parameters.getAll('compteurs').filter(Boolean))];
  const named = parameters.get('periode');
  const parsed = periodSchema.safeParse(named);
  const period = parsed.success && isWithinReach(parsed.data, today) ? parsed.data : null;
  return {
    keys: keys.slice(0, most),
    period: period ?? usualPeriod(today),
    isCut: keys.length > most,
    isPeriodWrong: named !== null && period === null,
  };
};

/** A comparison as an address holds it; the current year goes without saying. */
export const addressOfComparison = ({ keys, period }: ComparisonShown, today: Date): URLSearchParams =>
  new URLSearchParams([
    ...keys.map((key) => ['compteurs', key]),
    ...(period.name === usualPeriod(today).name ? [] : [['periode', period.name]]),
  ]);
