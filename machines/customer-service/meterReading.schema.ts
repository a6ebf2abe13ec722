import * as z from 'zod/mini';
import { type IsoDay, isIsoDay, yearsBefore } from '#src/domain/calendar.ts';
import { multipartLength } from '#src/domain/contact.ts';

/** What is read of a meter, as a request says it (docs/rules.md#meter-reading). */
export type MeterReading = { meter: string; index: number; date: IsoDay };

/** The longest addition to a reading, in characters: its lines take the rest of a message (docs/rules.md#limits). */
export const longestAddition = 4800;

const longestMeter = 100;
const mostDigits = 8;

const trimmed = z.string().check(z.trim());

const isDigits = (typed: string) => /^\d*$/.test(typed);

/** An index without its spaces, its unit, nor the zeros before it: `001 187 m³` is `1187`. */
export const bareIndex = (typed: string): string =>
  typed
    .replace(/\s/g, '')
    .replace(/m[3³]$/i, '')
    .replace(/^0+(?=\d)/, '');

/** A whole number of m³. */
const indexSchema = z.pipe(
  z.string('reading.index.required').check(
    z.overwrite(bareIndex),
    z.minLength(1),
    z.refine(isDigits, 'reading.index.digits'),
    z.refine((typed) => !isDigits(typed) || typed.length <= mostDigits, 'reading.index.long'),
  ),
  z.transform(Number),
);

/** A year ago at most, and not to come. */
const dateSchema = (today: IsoDay) => {
  const oldest = yearsBefore(new Date(`${today}T00:00:00`), 1);
  return z.string('reading.date.required').check(
    z.refine(isIsoDay),
    z.refine((day) => !isIsoDay(day) || day <= today, 'reading.date.future'),
    z.refine((day) => !isIsoDay(day) || day >= oldest, 'reading.date.old'),
  );
};

/**
 * What a reading asks. The payload has no field for them: they are lines of its `message`, before what is added to it.
 * Messages are keys of the flow's dictionary.
 */
export const readingFields = (today: IsoDay) => ({
  'message-meter': trimmed.check(
    z.minLength(1, 'reading.meter.required'),
    z.maxLength(longestMeter, 'reading.meter.long'),
  ),
  'message-index': indexSchema,
  'message-date': dateSchema(today),
  message: z._default(
    trimmed.check(z.refine((typed) => multipartLength(typed) <= longestAddition, 'reading.addition.long')),
    '',
  ),
});
