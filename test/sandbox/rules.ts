import * as z from 'zod/mini';
import { isIban } from './data/identifiers.ts';

/** What is said of a text that is not of a pattern of docs/back-office.openapi.yaml; of another, that it is refused. */
export const patternSentences: Readonly<Record<string, string>> = {
  '^98\\d{10}$': '12 chiffres qui commencent par 98 sont attendus.',
  '^(98\\d{10})?$': '12 chiffres qui commencent par 98 sont attendus.',
  '^\\d{1,12}$': '12 chiffres au plus sont attendus.',
  '^(0\\d{9}|\\+68([17]\\d{6}|9\\d{8}))?$': '10 chiffres qui commencent par 0 sont attendus.',
  '^(0[67]\\d{8}|\\+68([17]\\d{6}|9\\d{8}))$': 'Un numéro en 06 ou 07 est attendu.',
  "^[\\w!#$%&'*+/=?^`{|}~-]+(\\.[\\w!#$%&'*+/=?^`{|}~-]+)*@([\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]*\\.)+\\p{L}[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}]$":
    'Cette adresse n’est pas valide.',
  '^(switch|fluids|water)(,(switch|fluids|water))*$': 'Un service au moins est attendu.',
};

/**
 * The rules of docs/rules.md that the file does not hold, or that are read before it, written again rather than shared with
 * the portal: a stand-in that reused the portal's rules would agree with its mistakes.
 */
export const email = z
  .string()
  .check(z.regex(/^[\x21-\x7e]+@[^\s@.]+(\.[^\s@.]+)+$/, 'Cette adresse n’est pas valide.'));
export const reference = z
  .string()
  .check(z.regex(/^98\d{10}$/, '12 chiffres qui commencent par 98 sont attendus.'));
export const zipcode = z.string().check(z.regex(/^\d{5}$/, '5 chiffres sont attendus.'));
export const required = z.string().check(z.regex(/\S/, 'Champ obligatoire.'));
/** A day as requests write it. */
export const day = z.iso.date('Une date aaaa-mm-jj est attendue.');
/** A reference, or its beginning. */
export const referenceStart = z.string().check(z.regex(/^\d{1,12}$/, '12 chiffres au plus sont attendus.'));

export const iban = z.string().check(z.refine(isIban, 'Cet IBAN n’est pas valide.'));

/** A first or last name. */
export const personName = z.string().check(z.regex(/^\D*$/, 'Un nom ne contient pas de chiffre.'));

export const password = z
  .string()
  .check(
    z.regex(/\p{Ll}/u, 'Une minuscule est attendue.'),
    z.regex(/\p{Lu}/u, 'Une majuscule est attendue.'),
    z.regex(/\d/, 'Un chiffre est attendu.'),
    z.regex(/\W/, 'Un caractère spécial est attendu.'),
  );

/** The check that a value was typed twice alike. */
export const sameAs = <Field extends string>(field: Field, repeated: string) =>
  z.refine<Record<string, unknown>>((body) => body[field] === body[repeated], {
    path: [repeated],
    error: 'Les deux saisies sont différentes.',
  });
