import { ibanEditWords, t } from '#locales/fr/ibanEdit.ts';
import { ibanEditModel } from '#machines/iban-edit/ibanEdit.model.ts';
import { ibanEditMount } from '#src/flows/iban-edit/ibanEdit.mount.tsx';
import { formGestures } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { ibanEditExpectations } from './ibanEdit.expectations.ts';

testWalk(ibanEditModel, {
  mount: ibanEditMount,
  events: formGestures({ words: [ibanEditWords], submit: t('submit') }),
  expectations: ibanEditExpectations,
});
