import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { defineExpectations } from '../../walks/expectations.ts';
import { formExpectations } from '../../walks/formExpectations.ts';

export const addContractExpectations = defineExpectations(addContractModel)(
  formExpectations({
    field: { role: 'textbox', name: 'Référence du contrat' },
    submit: 'Ajouter le contrat',
    mistakes: { 'référence trop courte': 'Saisissez les 12 chiffres de la référence' },
  }),
);
