import { t } from '#locales/fr/addContract.ts';
import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { addContractMount } from '#src/flows/add-contract/addContract.mount.tsx';
import { leave } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { addContractExpectations } from './addContract.expectations.ts';

const submit = t('submit');

testWalk(addContractModel, {
  mount: addContractMount,
  events: {
    'form.submitted': (screen, { values }) => {
      screen.type('Référence du contrat', values.reference);
      screen.type('Identifiant', values.identifier);
      screen.type('Code postal', values.zipcode);
      screen.press('button', submit);
    },
    closed: leave(),
  },
  expectations: addContractExpectations,
});
