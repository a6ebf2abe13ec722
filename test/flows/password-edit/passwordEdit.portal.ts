import { t } from '#locales/fr/passwordEdit.ts';
import { passwordEditModel } from '#machines/password-edit/passwordEdit.model.ts';
import { formPortal } from '../../walks/formPortal.ts';

export const passwordEditPortal = formPortal(passwordEditModel, {
  address: '/espace-personnel?modale=password',
  submit: t('submit'),
  done: 'Votre mot de passe est modifié.',
});
