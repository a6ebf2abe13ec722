import { fromPromise } from 'xstate';
import { nameEditMachine } from '#machines/name-edit/nameEdit.machine.ts';
import { saveIdentity } from '../../api/account.ts';

export const nameEdit = nameEditMachine.provide({
  actors: { submitForm: fromPromise(({ input, signal }) => saveIdentity(input.payload, signal)) },
});
