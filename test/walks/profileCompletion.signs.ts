import { profileCompletionModel } from '#machines/profile-completion/profileCompletion.model.ts';
import { formSigns } from './formSigns.ts';
import { defineSigns } from './signs.ts';

export const profileCompletionSigns = defineSigns(profileCompletionModel)(
  formSigns({
    field: { role: 'textbox', name: 'Entité' },
    submit: 'Enregistrer le profil',
    cancel: 'Plus tard',
    mistakes: { 'sans entité': 'Saisissez le nom de votre entité.' },
  }),
);
