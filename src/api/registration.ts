import { newToken } from './client/answers.ts';
import { defineCall } from './client/defineCall.ts';

/** Opens an account and gives its token (docs/rules.md#signup). */
export const register = defineCall({
  method: 'post',
  path: '/user/registration',
  answer: newToken,
});
