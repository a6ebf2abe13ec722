import { identityWords } from '#locales/fr/identity.ts';
import { signupWords } from '#locales/fr/signup.ts';
import { signupModel } from '#machines/signup/signup.model.ts';
import { signupMount } from '#src/flows/signup/signup.mount.tsx';
import { fillForm } from '../../walks/fillForm.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { signupExpectations } from './signup.expectations.ts';

testWalk(signupModel, {
  mount: signupMount,
  events: {
    'account.submitted': (screen, { account }) => {
      fillForm(screen, { values: account, words: [signupWords, identityWords] });
      screen.press('button', 'Créer le compte');
    },
  },
  expectations: signupExpectations,
});
