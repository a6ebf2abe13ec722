import * as z from 'zod/mini';
import { plainText } from '../text.ts';
import { separators } from './contract.ts';

/**
 * What searches of contracts share (docs/rules.md#lists): criteria as they are typed, or as an address has
 * them, by payload key. What is empty is left out; messages are keys of the flows' dictionaries.
 */

export const trimmed = z.pipe(
  z.optional(z.string()),
  z.transform((typed = '') => typed.trim()),
);

export const orNothing = z.transform((value: string) => value || undefined);

/** 12 digits at most, once what separates them is removed. */
export const reference = z.pipe(
  z.pipe(
    z.pipe(
      trimmed,
      z.transform((typed) => typed.replace(separators, '')),
    ),
    z.string().check(z.regex(/^\d{0,12}$/, 'reference.invalid')),
  ),
  orNothing,
);

export const siteAddress = z.pipe(
  z.pipe(trimmed, z.string().check(z.maxLength(120, 'siteAddress.tooLong'))),
  orNothing,
);

type Typed<Field extends string> = { [Key in Field]?: string | undefined };

/** Criteria among named values of a form or of an address, without the empty ones. */
export const typedIn = <Field extends string>(
  fields: readonly Field[],
  read: (name: Field) => unknown,
): Typed<Field> => {
  const typed: Typed<Field> = {};
  for (const name of fields) {
    const value = read(name);
    const text = typeof value === 'string' ? plainText(value) : '';
    if (text !== '') typed[name] = text;
  }
  return typed;
};

/** A search as an address holds it: what is not asked, or is asked `usually`, is left out. */
export const toSearchParams = <Field extends string>(
  fields: readonly Field[],
  typed: Typed<Field>,
  usually: Typed<Field> = {},
): URLSearchParams =>
  new URLSearchParams(
    fields.flatMap((name) => {
      const value = typed[name];
      return value && value !== usually[name] ? [[name, value]] : [];
    }),
  );
