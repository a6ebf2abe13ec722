import { addContractWords, t } from '#locales/fr/addContract.ts';
import { addContractModel } from '#machines/add-contract/addContract.model.ts';
import { addContractMount } from '#src/flows/add-contract/addContract.mount.tsx';
import { formGestures } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { addContractExpectations } from './addContract.expectations.ts';

testWalk(addContractModel, {
  mount: addContractMount,
  events: formGestures({ words: [addContractWords], submit: t('submit') }),
  expectations: addContractExpectations,
});
