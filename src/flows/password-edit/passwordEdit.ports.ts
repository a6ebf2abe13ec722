import { fromPromise } from 'xstate';
import { passwordEditMachine } from '#machines/password-edit/passwordEdit.machine.ts';
import { changePassword } from '../../api/account.ts';

export const passwordEdit = passwordEditMachine.provide({
  actors: { submitForm: fromPromise(({ input, signal }) => changePassword(input.payload, signal)) },
});
