import { identityWords } from '#locales/fr/identity.ts';
import { passwordEditWords, t } from '#locales/fr/passwordEdit.ts';
import { passwordEditModel } from '#machines/password-edit/passwordEdit.model.ts';
import { passwordEditMount } from '#src/flows/password-edit/passwordEdit.mount.tsx';
import { formGestures } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { passwordEditExpectations } from './passwordEdit.expectations.ts';

testWalk(passwordEditModel, {
  mount: passwordEditMount,
  events: formGestures({ words: [passwordEditWords, identityWords], submit: t('submit') }),
  expectations: passwordEditExpectations,
});
