import * as z from 'zod/mini';
import { passwordsAgree, passwordTwice } from '../domain/account/identity.ts';

/** `POST /api/user/password`. The old password is sent as typed: the rules of today are not its own. */
export const passwordChangeSchema = z
  .object({
    old_password: z.string('old_password.required').check(z.minLength(1)),
    ...passwordTwice,
  })
  .check(passwordsAgree);
