import * as z from 'zod/mini';
import { civilities, type Profile } from './profile.ts';

/** What a password must hold, in the order of the live checklist (docs/rules.md#password). */
const passwordRules = {
  length: /^.{8,}$/su,
  upper: /\p{Lu}/u,
  small: /\p{Ll}/u,
  digit: /\d/,
  other: /\W/,
} as const;

export type PasswordRule = keyof typeof passwordRules;

export const passwordRuleNames: readonly PasswordRule[] = ['length', 'upper', 'small', 'digit', 'other'];

export const satisfies = (rule: PasswordRule, typed: string): boolean => passwordRules[rule].test(typed);

const isStrong = (typed: string) => passwordRuleNames.every((rule) => satisfies(rule, typed));

/** A new password. Never trimmed: a space is a character of it. Its messages: `password.required`, `password.weak`. */
export const newPasswordSchema = z.string('password.required').check(
  z.minLength(1),
  z.refine((typed) => typed === '' || isStrong(typed), 'password.weak'),
);

/**
 * The rules of an identity (docs/rules.md#identity). Messages are keys of `locales/fr/identity.ts`:
 * the payload key, then what is wrong.
 */

export const civilitySchema = z.enum(civilities, 'civility.required');

/**
 * A first or last name: trimmed, without digits, of `min` to `max` characters. The messages that say a length,
 * `<key>.short` and `<key>.long`, are the dictionary's: a form with other limits overrides them.
 */
export const nameSchema = (key: 'first_name' | 'last_name', min: number, max = 255) =>
  z.string(`${key}.required`).check(
    z.trim(),
    z.minLength(1),
    // Not an aborting check: zod would then leave out those of the whole form, which compare what is typed twice.
    z.refine((typed) => typed === '' || typed.length >= min, `${key}.short`),
    z.maxLength(max, `${key}.long`),
    z.regex(/^\D*$/, `${key}.digits`),
  );

/** Each sign that RFC 5322 allows without quotes, then a domain of two labels at least, in any alphabet (docs/rules.md#email). */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** An e-mail address, sent as typed. */
export const emailSchema = z.string('email.invalid').check(z.trim(), z.regex(emailPattern));

/** A value that is required and no more: trimmed, not blank. Its message is `<key>.required`. */
export const requiredText = (key: string) => z.string(`${key}.required`).check(z.trim(), z.minLength(1));

/** The departments that the back office knows (docs/rules.md#departments). */
export const departments = [
  'management',
  'accounting',
  'technical_service_fluid_management',
  'health_safety_environment',
  'other',
] as const;

/** What the personal space and the completion of the profile ask of a person: `POST /api/user/civility`. */
export const identitySchema = z.object({
  civility: civilitySchema,
  first_name: nameSchema('first_name', 2),
  last_name: nameSchema('last_name', 2, 50),
  entity_name: requiredText('entity_name'),
  department_code: z.enum(departments, 'department_code.required'),
});

export type Identity = z.infer<typeof identitySchema>;

/** What is already known of the identity. */
export type KnownIdentity = Pick<Profile, keyof Identity>;

const repeats = <Key extends 'email' | 'password'>(key: Key) =>
  z.refine<Record<Key | `repeated_${Key}`, string>>(
    // What is missing is said by its own rule.
    (values) => [values[key], ''].includes(values[`repeated_${key}`] ?? ''),
    {
      path: [`repeated_${key}`],
      error: `repeated_${key}.different`,
      // Said at once, whatever else is missing.
      when: ({ value }) => value instanceof Object,
    },
  );

/** What is typed twice: the keys to spread in an object schema, and the check of that object. */
export const emailTwice = {
  email: emailSchema,
  repeated_email: requiredText('repeated_email'),
};
export const emailsAgree = repeats('email');

export const passwordTwice = {
  password: newPasswordSchema,
  repeated_password: z.string('repeated_password.required').check(z.minLength(1)),
};
export const passwordsAgree = repeats('password');
