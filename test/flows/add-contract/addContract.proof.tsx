import { addContractWords, t } from '#locales/fr/addContract.ts';
import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { formExpectations, formGestures, formPortal, formView } from '../../walks/forms.ts';

export const addContractProof = defineProof(addContractModel)({
  view: formView(
    t,
    async () => (await import('#src/flows/add-contract/AddContractView.tsx')).AddContractView,
  ),
  gestures: formGestures({ words: [addContractWords], submit: t('submit') }),
  states: formExpectations({
    field: { role: 'textbox', name: 'Référence du contrat' },
    submit: 'Ajouter le contrat',
    mistakes: { 'référence trop courte': 'Saisissez les 12 chiffres de la référence' },
  }),
  portal: formPortal(addContractModel, {
    address: '/espace-personnel?modale=addContract',
    done: 'Le contrat a été ajouté à votre compte.',
  }),
});
