import { identityWords } from '#locales/fr/identity.ts';
import { t } from '#locales/fr/profileCompletion.ts';
import { profileCompletionModel } from '#machines/profile-completion/profileCompletion.model.ts';
import { profileCompletionMount } from '#src/flows/profile-completion/profileCompletion.mount.tsx';
import { formGestures } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { profileCompletionExpectations } from './profileCompletion.expectations.ts';

testWalk(profileCompletionModel, {
  mount: profileCompletionMount,
  events: formGestures({ words: [identityWords], submit: t('submit'), cancel: t('cancel') }),
  expectations: profileCompletionExpectations,
});
