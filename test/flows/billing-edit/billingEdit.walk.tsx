import { billingEditWords, t } from '#locales/fr/billingEdit.ts';
import { billingEditModel } from '#machines/billing-edit/billingEdit.model.ts';
import { billingEditMount } from '#src/flows/billing-edit/billingEdit.mount.tsx';
import { formGestures } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { billingEditExpectations } from './billingEdit.expectations.ts';

testWalk(billingEditModel, {
  mount: billingEditMount,
  events: formGestures({ words: [billingEditWords], submit: t('submit') }),
  expectations: billingEditExpectations,
});
