import * as z from 'zod/mini';
import { emailsAgree, emailTwice } from '../domain/account/identity.ts';

/** `POST /api/user/email`. */
export const newEmailSchema = z.object(emailTwice).check(emailsAgree);

export type NewEmail = z.infer<typeof newEmailSchema>;
