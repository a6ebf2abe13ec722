import { type KnownPerson, personSchema } from '../domain/identity.ts';
import { maySubmit } from '../domain/permissions.ts';
import { formMachine } from '../form/form.machine.ts';

export type ProfileCompletionInput = { role: string; person: KnownPerson };

/** Whether the profile lacks what only its user can tell (decisions F). */
export const isIncomplete = ({ entity_name, department_code }: KnownPerson): boolean =>
  entity_name === '' || department_code === '';

/** Asks for what the profile lacks: the entity and the department (specification 1, section 2). */
export const profileCompletionMachine = formMachine({
  id: 'profileCompletion',
  description: 'Compléter son profil',
  schema: (_: ProfileCompletionInput) => personSchema,
  maySubmit: ({ role }) => maySubmit(role, 'name'),
});
