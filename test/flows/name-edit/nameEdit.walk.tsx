import { identityWords } from '#locales/fr/identity.ts';
import { t } from '#locales/fr/nameEdit.ts';
import { nameEditModel } from '#machines/name-edit/nameEdit.model.ts';
import { nameEditMount } from '#src/flows/name-edit/nameEdit.mount.tsx';
import { formGestures } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { nameEditExpectations } from './nameEdit.expectations.ts';

testWalk(nameEditModel, {
  mount: nameEditMount,
  events: formGestures({ words: [identityWords], submit: t('submit') }),
  expectations: nameEditExpectations,
});
