import { nameEditModel } from '#machines/name-edit/nameEdit.model.ts';
import { defineExpectations } from '../../walks/expectations.ts';
import { formExpectations } from '../../walks/formExpectations.ts';

export const nameEditExpectations = defineExpectations(nameEditModel)(
  formExpectations({
    field: { role: 'textbox', name: 'Prénom' },
    submit: 'Enregistrer l’identité',
    mistakes: { 'prénom avec un chiffre': 'Un prénom ne contient pas de chiffre.' },
  }),
);
