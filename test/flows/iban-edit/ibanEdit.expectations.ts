import { ibanEditModel } from '#machines/iban-edit/ibanEdit.model.ts';
import { defineExpectations } from '../../walks/expectations.ts';
import { formExpectations } from '../../walks/formExpectations.ts';

export const ibanEditExpectations = defineExpectations(ibanEditModel)(
  formExpectations({
    field: { role: 'textbox', name: 'IBAN, groupe 1 sur 7' },
    submit: 'Enregistrer l’IBAN',
    mistakes: { 'clé fausse': 'Cet IBAN n’est pas valide.' },
  }),
);
