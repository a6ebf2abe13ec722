import type { Contract } from '../domain/contract.ts';
import { maySubmit } from '../domain/permissions.ts';
import { formMachine } from '../form/form.machine.ts';
import { billingSchema } from './billingEdit.schema.ts';

export type BillingEditInput = { role: string; contract: Contract };

/** Changes whom a contract is billed to, and where (docs/rules.md#billing-details). */
export const billingEditMachine = formMachine({
  id: 'billingEdit',
  description: 'Modifier la facturation d’un contrat',
  schema: (input: BillingEditInput) => billingSchema(input),
  maySubmit: ({ role }) => maySubmit(role, 'billing'),
});
