import * as z from 'zod/mini';
import { plainText } from './typed.ts';

const compared = (value: string) => plainText(value).trim().toUpperCase();

/** The value that is known, whatever the rule of its field: left as it is, it does not prevent another change. */
export const unchanged = (stored: string) =>
  z.pipe(
    z.string().check(z.refine((typed) => compared(typed) === compared(stored))),
    z.transform(() => stored),
  );
