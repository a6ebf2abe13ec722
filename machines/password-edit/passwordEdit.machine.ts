import { maySubmit } from '../domain/permissions.ts';
import { formMachine } from '../form/form.machine.ts';
import { passwordChangeSchema } from './passwordEdit.schema.ts';

/** `email`: whose password it is, for the password manager. */
export type PasswordEditInput = { role: string; email: string };

/** Changes the user's password, the old one given (docs/rules.md#password). */
export const passwordEditMachine = formMachine({
  id: 'passwordEdit',
  description: 'Modifier son mot de passe',
  schema: (_: PasswordEditInput) => passwordChangeSchema,
  maySubmit: ({ role }) => maySubmit(role, 'password'),
});
