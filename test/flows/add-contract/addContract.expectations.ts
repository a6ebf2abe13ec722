import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { defineSigns } from '../../walks/expectations.ts';
import { formSigns } from '../../walks/formExpectations.ts';

export const addContractSigns = defineSigns(addContractModel)(
  formSigns({
    field: { role: 'textbox', name: 'Référence du contrat' },
    submit: 'Ajouter le contrat',
    mistakes: { 'référence trop courte': 'Saisissez les 12 chiffres de la référence' },
  }),
);
