import { t } from '#locales/fr/profileCompletion.ts';
import { profileCompletionModel } from '#machines/profile-completion/profileCompletion.model.ts';
import { formPortal } from '../../walks/formPortal.ts';

export const profileCompletionPortal = formPortal(profileCompletionModel, {
  address: '/renseignement-profil',
  submit: t('submit'),
  done: 'Votre profil est enregistré.',
  after: '/',
  cancel: 'Plus tard',
});
