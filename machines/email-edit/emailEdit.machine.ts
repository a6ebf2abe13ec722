import { maySubmit } from '../domain/permissions.ts';
import { formMachine } from '../form/form.machine.ts';
import { newEmailSchema } from './emailEdit.schema.ts';

export type EmailEditInput = { role: string; email: string };

/** Changes the address the user signs in with; the port stores the token that comes back. */
export const emailEditMachine = formMachine({
  id: 'emailEdit',
  description: 'Modifier son adresse e-mail',
  schema: (_: EmailEditInput) => newEmailSchema,
  maySubmit: ({ role }) => maySubmit(role, 'email'),
});
