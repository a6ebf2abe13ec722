import * as z from 'zod/mini';
import { wordSearch } from '../search.ts';
import { plainText } from '../text.ts';
import { separators } from './contract.ts';
import type { OwnNames, Site } from './siteLabel.ts';

/** Criteria that the searches of all lists share (docs/rules.md#lists). An empty criterion is undefined. */

export const trimmed = z.pipe(
  z.optional(z.string()),
  z.transform((typed = '') => typed.trim()),
);

export const orNothing = z.transform((value: string) => value || undefined);

/** Maximum number of contracts in a search, because each contract needs a call (docs/rules.md#limits). */
const mostNamed = 100;

/** Start of a reference (at most 12 digits), or several complete references. The result has no separators. */
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

export const referencesIn = (criterion: string): readonly string[] => criterion.match(/.{1,12}/g) ?? [''];

/** Criterion that a search text probably contains (docs/rules.md#lists). */
export const guessCriterion = (typed: string): 'reference' | 'number' | 'siteAddress' => {
  if (/^98\d{10}$/.test(typed.replace(separators, ''))) return 'reference';
  return /^\p{L}[\p{L}./_-]*\d[\p{L}\d./_-]*$/u.test(typed) && typed.length <= 30 ? 'number' : 'siteAddress';
};

/** References of contracts with `text` in name or address, with commas; null for no name or too many. */
export const referencesNamed = (
  text: string,
  contracts: readonly Site[],
  unnamed: string,
  ownNames: OwnNames = new Map(),
): string | null => {
  const named = wordSearch(contracts, ({ reference, name }) => [
    name.trim() || unnamed,
    ownNames.get(reference) ?? '',
  ]);
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
