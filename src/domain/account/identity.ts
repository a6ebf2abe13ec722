import * as z from 'zod/mini';
import { civilities, type Profile } from './profile.ts';

const passwordRules = {
  length: /^.{8,}$/su,
  upper: /\p{Lu}/u,
  small: /\p{Ll}/u,
  digit: /\d/,
  other: /\W/,
} as const;

type PasswordRule = keyof typeof passwordRules;

export const passwordRuleNames: readonly PasswordRule[] = ['length', 'upper', 'small', 'digit', 'other'];

export const satisfies = (rule: PasswordRule, typed: string): boolean => passwordRules[rule].test(typed);

const isStrong = (typed: string) => passwordRuleNames.every((rule) => satisfies(rule, typed));

/** New password, not trimmed because spaces count. Messages: `password.required`, `password.weak`. */
export const newPasswordSchema = z.string('password.required').check(
  z.minLength(1),
  z.refine((typed) => typed === '' || isStrong(typed), 'password.weak'),
);

/** Error messages of these schemas are keys of `locales/fr/identity.ts` (docs/rules.md#identity). */

export const civilitySchema = z.enum(civilities, 'civility.required');

export const nameSchema = (key: 'first_name' | 'last_name', min: number, max = 255) =>
  z.string(`${key}.required`).check(
    z.trim(),
    z.minLength(1),
    // Uses `refine`: after a failed `minLength` with `abort`, zod would not compare the repeated fields.
    z.refine((typed) => typed === '' || typed.length >= min, `${key}.short`),
    z.maxLength(max, `${key}.long`),
    z.regex(/^\D*$/, `${key}.digits`),
  );

/** Local part of unquoted RFC 5322 characters, then a domain in any alphabet (docs/rules.md#email). */
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

export const emailSchema = z.string('email.invalid').check(z.trim(), z.regex(emailPattern));

export const requiredText = (key: string) => z.string(`${key}.required`).check(z.trim(), z.minLength(1));

export const departments = [
  'management',
  'accounting',
  'technical_service_fluid_management',
  'health_safety_environment',
  'other',
] as const;

export const identitySchema = z.object({
  civility: civilitySchema,
  first_name: nameSchema('first_name', 2),
  last_name: nameSchema('last_name', 2, 50),
  entity_name: requiredText('entity_name'),
  department_code: z.enum(departments, 'department_code.required'),
});

export type Identity = z.infer<typeof identitySchema>;

export type KnownIdentity = Pick<Profile, keyof Identity>;

const repeats = <Key extends 'email' | 'password'>(key: Key) =>
  z.refine<Record<Key | `repeated_${Key}`, string>>(
    // Accepts an empty repeated field, because `requiredText` already rejects it.
    (values) => [values[key], ''].includes(values[`repeated_${key}`] ?? ''),
    {
      path: [`repeated_${key}`],
      error: `repeated_${key}.different`,
      // Makes zod compare the two fields even if other fields are invalid.
      when: ({ value }) => value instanceof Object,
    },
  );

export const emailTwice = { email: emailSchema, repeated_email: requiredText('repeated_email') };
export const emailsAgree = repeats('email');

export const passwordTwice = {
  password: newPasswordSchema,
  repeated_password: z.string('repeated_password.required').check(z.minLength(1)),
};
export const passwordsAgree = repeats('password');
