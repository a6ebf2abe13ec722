import { fromPromise } from 'xstate';
import { contactEditMachine } from '#machines/contact-edit/contactEdit.machine.ts';
import { updateContract } from '../../api/account.ts';

export const contactEdit = contactEditMachine.provide({
  actors: { submitForm: fromPromise(({ input, signal }) => updateContract(input.payload, signal)) },
});
