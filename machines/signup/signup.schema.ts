import * as z from 'zod/mini';
import {
  civilitySchema,
  emailsAgree,
  emailTwice,
  nameSchema,
  passwordsAgree,
  passwordTwice,
} from '../domain/account/identity.ts';

/** The rule of each field of the account. */
export const accountRules = {
  civility: civilitySchema,
  first_name: nameSchema('first_name', 1),
  last_name: nameSchema('last_name', 1),
  ...emailTwice,
  ...passwordTwice,
};

/**
 * The first step of signup (docs/rules.md#signup). Parsing gives the account to open: `cgu`, which only
 * says that the terms are accepted, is never sent. Messages are keys of the flow's dictionary.
 */
export const newAccountSchema = z.pipe(
  z.object({ ...accountRules, cgu: z.literal('on', 'cgu.required') }).check(emailsAgree, passwordsAgree),
  z.transform(({ cgu: _, ...account }) => account),
);

/** The form as typed. */
export type TypedAccount = z.input<typeof newAccountSchema>;

/** `POST /user/registration`: `token_captcha` is empty where no captcha is run (docs/rules.md#captcha). */
export type Registration = z.output<typeof newAccountSchema> & { token_captcha: string };
