import { signupModel } from '#machines/signup/signup.model.ts';
import { noDraft } from '#src/flows/signup/draft.ts';
import { SignupView } from '#src/flows/signup/SignupView.tsx';
import { defineWalk } from './defineWalk.ts';
import { signupSigns } from './signup.signs.ts';
import { typePassword } from './typePassword.ts';

const civilities: Record<string, string> = { miss: 'Madame', mr: 'Monsieur' };

export const signupWalk = defineWalk(signupModel, {
  mount: (actor) => (
    <SignupView
      actor={actor}
      draft={noDraft}
      onTyped={() => {}}
      onSignIn={() => {}}
      contractStep={() => <p role="status">Le formulaire du contrat</p>}
    />
  ),
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
  signs: signupSigns,
});
