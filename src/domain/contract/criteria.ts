import * as z from 'zod/mini';
import { wordSearch } from '../search.ts';
import { plainText } from '../text.ts';
import { separators } from './contract.ts';
import type { OwnNames, Site } from './siteLabel.ts';

/**
 * Search criteria common to all lists of contracts (docs/rules.md#lists), as typed or as in a URL, by payload
 * key. Omits empty values. Messages are keys of the dictionaries of the flows.
 */

export const trimmed = z.pipe(
  z.optional(z.string()),
  z.transform((typed = '') => typed.trim()),
);

export const orNothing = z.transform((value: string) => value || undefined);

/** Maximum number of contracts of one search; each one has its own call (docs/rules.md#limits). */
const mostNamed = 100;

/** Reference of at most 12 digits, or several whole references, separators removed. */
export const reference = z.pipe(
  z.pipe(
    z.pipe(
      trimmed,
      z.transform((typed) => typed.replace(separators, '')),
    ),
    z.string().check(z.regex(/^(\d{0,12}|(98\d{10}){2,100})$/, 'reference.invalid')),
  ),
  orNothing,
);

export const partialNumber = (message: string) =>
  z.pipe(z.pipe(trimmed, z.string().check(z.regex(/^[\p{L}\d ./_-]{0,30}$/u, message))), orNothing);

export const siteAddress = z.pipe(
  z.pipe(trimmed, z.string().check(z.maxLength(120, 'siteAddress.tooLong'))),
  orNothing,
);

/** Splits a criterion of several whole references. */
export const referencesIn = (criterion: string): readonly string[] => criterion.match(/.{1,12}/g) ?? [''];

/**
 * Criterion that the single search field fills. 12 digits that begin with 98 are a reference; a word of
 * letters and digits that begins with a letter is a number; any other text is a served address
 * (docs/rules.md#lists).
 */
export const guessCriterion = (typed: string): 'reference' | 'number' | 'siteAddress' => {
  if (/^98\d{10}$/.test(typed.replace(separators, ''))) return 'reference';
  return /^\p{L}[\p{L}./_-]*\d[\p{L}\d./_-]*$/u.test(typed) && typed.length <= 30 ? 'number' : 'siteAddress';
};

/**
 * References, separated by commas, of the contracts whose own name, official name or served address contains the
 * words of a text. Null if no name contains them, or if too many contracts match (docs/rules.md#lists).
 */
export const referencesNamed = (
  text: string,
  contracts: readonly Site[],
  ownNames: OwnNames = new Map(),
): string | null => {
  const named = wordSearch(contracts, ({ reference, name }) => [name, ownNames.get(reference) ?? '']);
  const addressed = wordSearch(contracts, ({ served_address = '' }) => [served_address]);
  const names = named(text);
  const found = [...new Set([...names, ...addressed(text)])].map(({ reference }) => reference);
  return names.length === 0 || found.length > mostNamed ? null : found.join();
};

export type Typed<Field extends string> = { [Key in Field]?: string | undefined };

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

/** Query parameters of a search, without empty criteria and default values (`usually`). */
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
