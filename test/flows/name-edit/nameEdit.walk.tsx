import { t } from '#locales/fr/nameEdit.ts';
import { nameEditModel } from '#machines/name-edit/nameEdit.model.ts';
import { nameEditMount } from '#src/flows/name-edit/nameEdit.mount.tsx';
import { leave } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { nameEditExpectations } from './nameEdit.expectations.ts';

const civilities = { miss: 'Madame', mr: 'Monsieur' };

const submit = t('submit');

testWalk(nameEditModel, {
  mount: nameEditMount,
  events: {
    'form.submitted': (screen, { values }) => {
      screen.press('radio', civilities[values.civility]);
      screen.type('Prénom', values.first_name);
      screen.type(/^Nom$/, values.last_name);
      screen.type('Entité', values.entity_name);
      screen.press('button', submit);
    },
    closed: leave(),
  },
  expectations: nameEditExpectations,
});
