import { fromPromise } from 'xstate';
import { emailEditMachine } from '#machines/email-edit/emailEdit.machine.ts';
import { changeEmail } from '../../api/account.ts';
import { storeNewToken } from '../../api/storage/token.ts';

export const emailEdit = emailEditMachine.provide({
  actors: {
    submitForm: fromPromise(({ input, signal }) => changeEmail(input.payload, signal)),
    storeToken: fromPromise(async ({ input }) => storeNewToken(input)),
  },
});
