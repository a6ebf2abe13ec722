import * as z from 'zod/mini';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const quantity = z.nullable(z.number());

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

/** Interrupted report. `day`: day on which its measures were loaded. Invalid measures are loaded again. */
export const interruptedReportSchema = z.object({
  flow: z.literal('report'),
  year: z.string().check(z.regex(/^\d{4}$/)),
  day,
  readings: z.catch(z.array(storedReadingSchema), []),
});

export type InterruptedReport = z.output<typeof interruptedReportSchema>;
