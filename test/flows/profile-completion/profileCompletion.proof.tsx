import { identityWords } from '#locales/fr/identity.ts';
import { t } from '#locales/fr/profileCompletion.ts';
import { profileCompletionModel } from '#machines/profile-completion/profileCompletion.model.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { formExpectations, formGestures, formPortal } from '../../walks/forms.ts';

export const profileCompletionProof = defineProof(profileCompletionModel)({
  view: async () => {
    const { FormPaper } = await import('#src/views/FormPaper.tsx');
    const { ProfileCompletionView } = await import('#src/flows/profile-completion/ProfileCompletionView.tsx');

    return (props) => (
      <FormPaper title={t('title')} done={t('done')} actor={props.actor}>
        <ProfileCompletionView {...props} />
      </FormPaper>
    );
  },
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
