import { nothing } from './client/answers.ts';
import { defineCall } from './client/defineCall.ts';

/** Asks about products, with or without an account (docs/rules.md#product-contact). */
export const askAboutProducts = defineCall({
  method: 'post',
  path: '/p/contact/request',
  answer: nothing,
});
