import { type Contract, hasRole } from '../domain/contract.ts';
import { maySubmit } from '../domain/permissions.ts';
import { formMachine } from '../form/form.machine.ts';
import { bankAccountSchema } from './ibanEdit.schema.ts';

export type IbanEditInput = { role: string; contract: Contract };

/** Gives a contract its bank account, where its role RIB is enabled (docs/rules.md#bank-account). */
export const ibanEditMachine = formMachine({
  id: 'ibanEdit',
  description: 'Ajouter ou modifier l’IBAN d’un contrat',
  schema: ({ contract }: IbanEditInput) => bankAccountSchema(contract),
  maySubmit: ({ role, contract }) => maySubmit(role, 'iban') && hasRole(contract, 'RIB'),
});
