import { contactEditModel } from '#machines/contact-edit/contactEdit.model.ts';
import { defineExpectations } from '../../walks/expectations.ts';
import { formExpectations } from '../../walks/formExpectations.ts';

export const contactEditExpectations = defineExpectations(contactEditModel)(
  formExpectations({
    field: { role: 'textbox', name: 'Téléphone fixe' },
    submit: 'Enregistrer le contact',
    mistakes: { 'fixe qui commence par 06': 'Saisissez les 10 chiffres d’un numéro de téléphone fixe' },
  }),
);
