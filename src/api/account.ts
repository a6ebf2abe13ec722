import * as z from 'zod/mini';
import { failures } from '#locales/fr/failures.ts';
import type { Identity } from '#machines/domain/identity.ts';
import type { NewEmail } from '#machines/email-edit/emailEdit.schema.ts';
import type { PasswordChange } from '#machines/password-edit/passwordEdit.schema.ts';
import { call } from './client.ts';

/** A profile form says this where its refusal says nothing (docs/rules.md#failures). */
const defaultMessage = failures.defaultMessage;

/** Who the user is and for whom they work. */
export const saveIdentity = async (identity: Identity, signal: AbortSignal): Promise<void> => {
  await call(z.object({}), 'post', '/api/user/civility', { json: identity, signal, defaultMessage });
};

/** Gives the token that replaces the stored one: the address is part of it. */
export const changeEmail = async (email: NewEmail, signal: AbortSignal): Promise<string> => {
  const schema = z.object({ jwt: z.string().check(z.minLength(1)) });
  const { jwt } = await call(schema, 'post', '/api/user/email', { json: email, signal, defaultMessage });
  return jwt;
};

export const changePassword = async (change: PasswordChange, signal: AbortSignal): Promise<void> => {
  await call(z.object({}), 'post', '/api/user/password', { json: change, signal, defaultMessage });
};
