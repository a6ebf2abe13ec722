import { ibanEditModel } from '#machines/iban-edit/ibanEdit.model.ts';
import { defineSigns } from '../../walks/expectations.ts';
import { formSigns } from '../../walks/formExpectations.ts';

export const ibanEditSigns = defineSigns(ibanEditModel)(
  formSigns({
    field: { role: 'textbox', name: 'IBAN, groupe 1 sur 7' },
    submit: 'Enregistrer l’IBAN',
    mistakes: { 'clé fausse': 'Cet IBAN n’est pas valide.' },
  }),
);
