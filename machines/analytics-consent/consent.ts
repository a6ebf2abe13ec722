import { subMonths } from 'date-fns';
import * as z from 'zod/mini';
import { type IsoDay, isIsoDay, isoDay } from '#src/domain/calendar.ts';

/** What was answered to the question of being counted. */
const choiceSchema = z.enum(['granted', 'refused']);

export type Choice = z.infer<typeof choiceSchema>;

/** A choice and the day it was made: all that is kept of it (docs/rules.md#browser-storage). */
export const consentSchema = z.object({
  choice: choiceSchema,
  on: z.string().check(z.refine(isIsoDay)),
});

export type Consent = { choice: Choice; on: IsoDay };

/** Either answer holds for so long, and is then asked for again (docs/rules.md#analytics). */
const retentionMonths = 6;

/** The choice that still holds; null where none was made, or too long ago, or on a day to come. */
export const choiceInForce = (remembered: Consent | null, today: Date): Choice | null => {
  if (!remembered) return null;
  const { choice, on } = remembered;
  return on > isoDay(subMonths(today, retentionMonths)) && on <= isoDay(today) ? choice : null;
};
