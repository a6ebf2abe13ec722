import { t } from '#locales/fr/passwordEdit.ts';
import { passwordEditModel } from '#machines/password-edit/passwordEdit.model.ts';
import { formPortal } from '../../walks/formPortal.ts';

export const passwordEditPortal = formPortal(passwordEditModel, {
  address: '/espace-personnel?modale=password',
  fields: {
    old_password: 'Mot de passe actuel',
    password: 'Nouveau mot de passe',
    repeated_password: 'Confirmez le mot de passe',
  },
  submit: t('submit'),
  done: 'Votre mot de passe est modifié.',
});
