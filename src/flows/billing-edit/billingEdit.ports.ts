import { fromPromise } from 'xstate';
import { billingEditMachine } from '#machines/billing-edit/billingEdit.machine.ts';
import { updateContract } from '../../api/account.ts';

export const billingEdit = billingEditMachine.provide({
  actors: { submitForm: fromPromise(({ input, signal }) => updateContract(input.payload, signal)) },
});
