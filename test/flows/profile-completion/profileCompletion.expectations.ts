import { profileCompletionModel } from '#machines/profile-completion/profileCompletion.model.ts';
import { defineExpectations } from '../../walks/expectations.ts';
import { formExpectations } from '../../walks/formExpectations.ts';

export const profileCompletionExpectations = defineExpectations(profileCompletionModel)(
  formExpectations({
    field: { role: 'textbox', name: 'Entité' },
    submit: 'Enregistrer le profil',
    cancel: 'Plus tard',
    mistakes: { 'sans entité': 'Saisissez le nom de votre entité.' },
  }),
);
