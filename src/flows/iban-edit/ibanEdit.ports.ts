import { fromPromise } from 'xstate';
import { ibanEditMachine } from '#machines/iban-edit/ibanEdit.machine.ts';
import { updateIban } from '../../api/account.ts';

export const ibanEdit = ibanEditMachine.provide({
  actors: { submitForm: fromPromise(({ input, signal }) => updateIban(input.payload, signal)) },
});
