import { t } from '#locales/fr/emailEdit.ts';
import { identityWords } from '#locales/fr/identity.ts';
import { emailEditModel } from '#machines/email-edit/emailEdit.model.ts';
import { emailEditMount } from '#src/flows/email-edit/emailEdit.mount.tsx';
import { formGestures } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { emailEditExpectations } from './emailEdit.expectations.ts';

testWalk(emailEditModel, {
  mount: emailEditMount,
  events: {
    ...formGestures({ words: [identityWords], submit: t('submit') }),
    'signIn.requested': (screen) => screen.press('button', 'Se connecter'),
  },
  expectations: emailEditExpectations,
});
