import { identityWords } from '#locales/fr/identity.ts';
import { t } from '#locales/fr/profileCompletion.ts';
import { profileCompletionModel } from '#machines/profile-completion/profileCompletion.model.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { formExpectations, formGestures, formPortal, formView } from '../../walks/forms.ts';

export const profileCompletionProof = defineProof(profileCompletionModel)({
  view: formView(
    t,
    async () =>
      (await import('#src/flows/profile-completion/ProfileCompletionView.tsx')).ProfileCompletionView,
  ),
  gestures: formGestures({ words: [identityWords], submit: t('submit'), cancel: t('cancel') }),
  states: formExpectations({
    field: { role: 'textbox', name: 'Entité' },
    submit: 'Enregistrer le profil',
    cancel: 'Plus tard',
    mistakes: { 'sans entité': 'Saisissez le nom de votre entité.' },
  }),
  portal: formPortal(profileCompletionModel, {
    address: '/renseignement-profil',
    done: 'Votre profil est enregistré.',
    after: '/',
  }),
});
