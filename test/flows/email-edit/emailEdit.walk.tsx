import { t } from '#locales/fr/emailEdit.ts';
import { emailEditModel } from '#machines/email-edit/emailEdit.model.ts';
import { emailEditMount } from '#src/flows/email-edit/emailEdit.mount.tsx';
import { leave } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { emailEditExpectations } from './emailEdit.expectations.ts';

const submit = t('submit');

testWalk(emailEditModel, {
  mount: emailEditMount,
  events: {
    'form.submitted': (screen, { values }) => {
      screen.type('Adresse e-mail', values.email);
      screen.type('Confirmez l’adresse e-mail', values.repeated_email);
      screen.press('button', submit);
    },
    'signIn.requested': (screen) => screen.press('button', 'Se connecter'),
    closed: leave(),
  },
  expectations: emailEditExpectations,
});
