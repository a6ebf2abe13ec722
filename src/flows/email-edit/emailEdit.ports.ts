import { fromPromise } from 'xstate';
import { emailEditMachine } from '#machines/email-edit/emailEdit.machine.ts';
import { changeEmail } from '../../api/account.ts';
import { ownNames } from '../../api/storage/ownNames.ts';
import { storeToken } from '../../api/storage/token.ts';

export const emailEdit = emailEditMachine.provide({
  actors: {
    submitForm: fromPromise(async ({ input: { payload }, signal }) => {
      const answer = await changeEmail(payload, signal);
      await ownNames.move(payload.email);
      return answer;
    }),
    storeToken: fromPromise(async ({ input }) => {
      if (input === '') throw new Error('The token is empty');
      storeToken(input);
    }),
  },
});
