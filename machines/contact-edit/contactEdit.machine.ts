import type { Contract } from '../domain/contract.ts';
import { maySubmit } from '../domain/permissions.ts';
import { formMachine } from '../form/form.machine.ts';
import { contactSchema } from './contactEdit.schema.ts';

export type ContactEditInput = { role: string; contract: Contract };

/** Changes whom the utility writes to and calls about a contract (docs/rules.md#contact-details). */
export const contactEditMachine = formMachine({
  id: 'contactEdit',
  description: 'Modifier le contact d’un contrat',
  schema: ({ contract }: ContactEditInput) => contactSchema(contract),
  maySubmit: ({ role }) => maySubmit(role, 'contact'),
});
