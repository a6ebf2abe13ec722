import { t } from '#locales/fr/passwordEdit.ts';
import { passwordEditModel } from '#machines/password-edit/passwordEdit.model.ts';
import { passwordEditMount } from '#src/flows/password-edit/passwordEdit.mount.tsx';
import { leave } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { typePassword } from '../../walks/typePassword.ts';
import { passwordEditExpectations } from './passwordEdit.expectations.ts';

const submit = t('submit');

testWalk(passwordEditModel, {
  mount: passwordEditMount,
  events: {
    'form.submitted': (screen, { values }) => {
      typePassword('Mot de passe actuel', values.old_password);
      typePassword('Nouveau mot de passe', values.password);
      typePassword('Confirmez le mot de passe', values.repeated_password);
      screen.press('button', submit);
    },
    closed: leave(),
  },
  expectations: passwordEditExpectations,
});
