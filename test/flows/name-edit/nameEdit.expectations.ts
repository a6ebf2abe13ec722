import { nameEditModel } from '#machines/name-edit/nameEdit.model.ts';
import { defineSigns } from '../../walks/expectations.ts';
import { formSigns } from '../../walks/formExpectations.ts';

export const nameEditSigns = defineSigns(nameEditModel)(
  formSigns({
    field: { role: 'textbox', name: 'Prénom' },
    submit: 'Enregistrer l’identité',
    mistakes: { 'prénom avec un chiffre': 'Un prénom ne contient pas de chiffre.' },
  }),
);
