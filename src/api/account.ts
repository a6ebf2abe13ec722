import { failures } from '#locales/fr/failures.ts';
import { defineCall, newToken, nothing } from './client/client.ts';

const { defaultMessage } = failures;

export const saveIdentity = defineCall({
  method: 'post',
  path: '/api/user/civility',
  answer: nothing,
  defaultMessage,
});

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

export const register = defineCall({ method: 'post', path: '/user/registration', answer: newToken });

/** Adds a contract to the account, by its reference of 12 digits (docs/rules.md#add-a-contract). */
export const attachContract = defineCall({ method: 'post', path: '/api/user/addContract', answer: nothing });

export const updateContract = defineCall({
  method: 'post',
  path: '/api/contract/update_info',
  answer: nothing,
});

export const updateIban = defineCall({ method: 'post', path: '/api/contract/update_iban', answer: nothing });
