import { contactEditModel } from '#machines/contact-edit/contactEdit.model.ts';
import { defineSigns } from '../../walks/expectations.ts';
import { formSigns } from '../../walks/formExpectations.ts';

export const contactEditSigns = defineSigns(contactEditModel)(
  formSigns({
    field: { role: 'textbox', name: 'Téléphone fixe' },
    submit: 'Enregistrer le contact',
    mistakes: { 'fixe qui commence par 06': 'Saisissez les 10 chiffres d’un numéro de téléphone fixe' },
  }),
);
