import { newToken } from './answers.ts';
import { defineCall } from './defineCall.ts';

/** Opens an account and gives its token (docs/rules.md#signup). */
export const register = defineCall({
  method: 'post',
  path: '/user/registration',
  answer: newToken,
});
