import { t } from '#locales/fr/profileCompletion.ts';
import { profileCompletionModel } from '#machines/profile-completion/profileCompletion.model.ts';
import { profileCompletionMount } from '#src/flows/profile-completion/profileCompletion.mount.tsx';
import { choose, leave } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { profileCompletionExpectations } from './profileCompletion.expectations.ts';

const civilities = { miss: 'Madame', mr: 'Monsieur' };

const submit = t('submit');

testWalk(profileCompletionModel, {
  mount: profileCompletionMount,
  events: {
    'form.submitted': (screen, { values }) => {
      screen.press('radio', civilities[values.civility]);
      screen.type('Prénom', values.first_name);
      screen.type(/^Nom$/, values.last_name);
      screen.type('Entité', values.entity_name);
      choose(screen, 'Service', values.department_code);
      screen.press('button', submit);
    },
    closed: leave('Plus tard'),
  },
  expectations: profileCompletionExpectations,
});
