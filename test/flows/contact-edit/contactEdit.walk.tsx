import { contactEditWords, t } from '#locales/fr/contactEdit.ts';
import { contactEditModel } from '#machines/contact-edit/contactEdit.model.ts';
import { contactEditMount } from '#src/flows/contact-edit/contactEdit.mount.tsx';
import { formGestures } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { contactEditExpectations } from './contactEdit.expectations.ts';

testWalk(contactEditModel, {
  mount: contactEditMount,
  events: formGestures({ words: [contactEditWords], submit: t('submit') }),
  expectations: contactEditExpectations,
});
