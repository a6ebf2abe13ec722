import { identitySchema, type KnownIdentity } from '../domain/identity.ts';
import { maySubmit } from '../domain/permissions.ts';
import { formMachine } from '../form/form.machine.ts';

export type NameEditInput = { role: string; identity: KnownIdentity };

/** Changes the user's identity (docs/rules.md#identity). */
export const nameEditMachine = formMachine({
  id: 'nameEdit',
  description: 'Modifier son identité',
  schema: (_: NameEditInput) => identitySchema,
  maySubmit: ({ role }) => maySubmit(role, 'name'),
});
