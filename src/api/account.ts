import { failures } from '#locales/fr/failures.ts';
import { newToken, nothing } from './client/answers.ts';
import { defineCall } from './client/defineCall.ts';

/** A profile form says this where its refusal says nothing (docs/rules.md#failures). */
const { defaultMessage } = failures;

/** Who the user is and for whom they work. */
export const saveIdentity = defineCall({
  method: 'post',
  path: '/api/user/civility',
  answer: nothing,
  defaultMessage,
});

/** Gives the token that replaces the stored one: the address is part of it. */
export const changeEmail = defineCall({
  method: 'post',
  path: '/api/user/email',
  answer: newToken,
  defaultMessage,
});

export const changePassword = defineCall({
  method: 'post',
  path: '/api/user/password',
  answer: nothing,
  defaultMessage,
});
