import * as z from 'zod/mini';

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
