import * as z from 'zod/mini';
import { isIban } from './data/identifiers.ts';

/**
 * The validation rules of docs/rules.md, written again rather than shared with the portal: a stand-in that
 * reused the portal's rules would agree with its mistakes.
 */
export const civility = z.enum(['mr', 'miss']);
export const email = z.email('Cette adresse n’est pas valide.');
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

export const mobilePhone = z.string().check(z.regex(/^0[67]\d{8}$/, 'Un numéro en 06 ou 07 est attendu.'));

/** A first or last name: no digit, at least `min` characters. */
export const nameSchema = (min: number, max = 255) =>
  z
    .string()
    .check(
      z.regex(/^\D*$/, 'Un nom ne contient pas de chiffre.'),
      z.minLength(min, `${min} caractères au moins sont attendus.`),
      z.maxLength(max, `${max} caractères au plus sont attendus.`),
    );

export const password = z
  .string()
  .check(
    z.minLength(8, '8 caractères au moins sont attendus.'),
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
