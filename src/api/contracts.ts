import { nothing } from './client/answers.ts';
import { defineCall } from './client/defineCall.ts';

/** Attaches a contract to the account; `reference` is twelve bare digits (docs/rules.md#add-a-contract). */
export const attachContract = defineCall({
  method: 'post',
  path: '/api/user/addContract',
  answer: nothing,
});

/** Changes the billing or the contact of a contract; the back office tells them apart by `form`. */
export const updateContract = defineCall({
  method: 'post',
  path: '/api/contract/update_info',
  answer: nothing,
});

export const updateIban = defineCall({
  method: 'post',
  path: '/api/contract/update_iban',
  answer: nothing,
});
