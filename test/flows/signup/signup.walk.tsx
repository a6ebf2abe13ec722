import { signupModel } from '#machines/signup/signup.model.ts';
import { signupMount } from '#src/flows/signup/signup.mount.tsx';
import { testWalk } from '../../walks/testWalk.ts';
import { typePassword } from '../../walks/typePassword.ts';
import { signupExpectations } from './signup.expectations.ts';

const civilities: Record<string, string> = { miss: 'Madame', mr: 'Monsieur' };

testWalk(signupModel, {
  mount: signupMount,
  events: {
    'account.submitted': (screen, { account }) => {
      screen.press('radio', civilities[account.civility] ?? '');
      screen.type('Prénom', account.first_name);
      screen.type('Nom', account.last_name);
      screen.type('Adresse e-mail', account.email);
      screen.type('Confirmez l’adresse e-mail', account.repeated_email);
      typePassword('Mot de passe', account.password);
      typePassword('Confirmez le mot de passe', account.repeated_password);
      const terms = screen.control('checkbox', /CGU/);
      if (terms instanceof HTMLInputElement && !terms.checked) screen.press('checkbox', /CGU/);
      screen.press('button', 'Créer le compte');
    },
  },
  expectations: signupExpectations,
});
