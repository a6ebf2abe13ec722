import { t } from '#locales/fr/billingEdit.ts';
import { billingEditModel } from '#machines/billing-edit/billingEdit.model.ts';
import { billingEditMount } from '#src/flows/billing-edit/billingEdit.mount.tsx';
import { leave, typeOver } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { billingEditExpectations } from './billingEdit.expectations.ts';

const submit = t('submit');

testWalk(billingEditModel, {
  mount: billingEditMount,
  events: {
    'form.submitted': (screen, { values }) => {
      screen.type('Nom du contrat', values.name ?? '');
      typeOver(screen, 'SIRET', values.siret ?? '');
      screen.press('button', submit);
    },
    closed: leave(),
  },
  expectations: billingEditExpectations,
});
