import { maySubmit } from '../domain/permissions.ts';
import { formMachine } from '../form/form.machine.ts';
import { newContractSchema } from './addContract.schema.ts';

export type AddContractInput = { role: string };

/** Attaches a contract to the account (docs/rules.md#add-a-contract). */
export const addContractMachine = formMachine({
  id: 'addContract',
  description: 'Rattacher un contrat au compte',
  schema: (_: AddContractInput) => newContractSchema,
  maySubmit: ({ role }) => maySubmit(role, 'addContract'),
});
