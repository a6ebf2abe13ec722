import { fromPromise } from 'xstate';
import { addContractMachine } from '#machines/add-contract/addContract.machine.ts';
import { attachContract } from '../../api/account.ts';

export const addContract = addContractMachine.provide({
  actors: { submitForm: fromPromise(({ input, signal }) => attachContract(input.payload, signal)) },
});
