import { identitySchema, type KnownIdentity } from '../domain/identity.ts';
import { maySubmit } from '../domain/permissions.ts';
import { formMachine } from '../form/form.machine.ts';

export type ProfileCompletionInput = { role: string; identity: KnownIdentity };

/** Asks for what the profile lacks: the entity and the department (docs/rules.md#profile-completion). */
export const profileCompletionMachine = formMachine({
  id: 'profileCompletion',
  description: 'Compléter son profil',
  schema: (_: ProfileCompletionInput) => identitySchema,
  maySubmit: ({ role }) => maySubmit(role, 'name'),
});
