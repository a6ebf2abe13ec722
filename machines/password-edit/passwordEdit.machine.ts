import * as z from 'zod/mini';
import { passwordsAgree, passwordTwice } from '#src/domain/account/identity.ts';
import { maySubmit } from '#src/domain/account/user.ts';
import { formMachine } from '../form/form.machine.ts';

/** `email`: e-mail address of the account, by which a password manager finds the old password. */
export type PasswordEditInput = { role: string; email: string };

/** Body of `POST /api/user/password`. The old password may break the current password rules. */
export const passwordChangeSchema = z
  .object({ old_password: z.string('old_password.required').check(z.minLength(1)), ...passwordTwice })
  .check(passwordsAgree);

export const passwordEditMachine = formMachine({
  id: 'passwordEdit',
  description: 'Modifier son mot de passe',
  sentences: {
    allowed: 'Tout utilisateur peut modifier son mot de passe, sauf les conseillers',
    denied: 'Un conseiller ne peut pas modifier le mot de passe du client',
    editing: 'Le mot de passe actuel et le nouveau, deux fois, sont demandés',
    sent: 'Le nouveau mot de passe est bien formé : son changement est demandé',
    requested: 'Le portail demande au service client de changer le mot de passe',
    done: 'Le mot de passe est modifié : il sert dès la prochaine connexion',
    failed: 'Le mot de passe ne change pas : ce qui a été saisi reste en place, sous le message de l’échec',
    left: 'Le formulaire est quitté : le mot de passe reste ce qu’il était',
  },
  schema: (_: PasswordEditInput) => passwordChangeSchema,
  maySubmit: ({ role }) => maySubmit(role, 'password'),
});
