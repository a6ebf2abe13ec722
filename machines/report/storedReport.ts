import * as z from 'zod/mini';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const quantity = z.nullable(z.number());

/** Readings of a meter. Each measure is a row: day, volume, index, and its state. */
const storedReadingSchema = z.object({
  meter: z.string(),
  unplacedCount: z._default(z.int().check(z.nonnegative()), 0),
  measures: z.array(z.tuple([day, quantity, quantity, z.enum(['measured', 'estimated', 'unread'])])),
  episodes: z.nullable(
    z.array(
      z.object({
        startDate: day,
        endDate: day,
        isGoingOn: z.boolean(),
        litres: z.number(),
        cause: z.enum(['leak', 'season', 'activity', 'unclear']),
      }),
    ),
  ),
});

/** Interrupted report, with the day of its readings. Without valid readings, the report reads them again. */
export const interruptedReportSchema = z.object({
  flow: z.literal('report'),
  year: z.string().check(z.regex(/^\d{4}$/)),
  day,
  readings: z.catch(z.array(storedReadingSchema), []),
});

export type InterruptedReport = z.output<typeof interruptedReportSchema>;
