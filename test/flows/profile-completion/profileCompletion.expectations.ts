import { profileCompletionModel } from '#machines/profile-completion/profileCompletion.model.ts';
import { defineSigns } from '../../walks/expectations.ts';
import { formSigns } from '../../walks/formExpectations.ts';

export const profileCompletionSigns = defineSigns(profileCompletionModel)(
  formSigns({
    field: { role: 'textbox', name: 'Entité' },
    submit: 'Enregistrer le profil',
    cancel: 'Plus tard',
    mistakes: { 'sans entité': 'Saisissez le nom de votre entité.' },
  }),
);
