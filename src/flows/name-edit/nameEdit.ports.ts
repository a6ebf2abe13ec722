import { fromPromise } from 'xstate';
import { nameEditMachine } from '#machines/name-edit/nameEdit.machine.ts';
import { savePerson } from '../../api/account.ts';

export const nameEdit = nameEditMachine.provide({
  actors: { submitForm: fromPromise(({ input, signal }) => savePerson(input.payload, signal)) },
});
