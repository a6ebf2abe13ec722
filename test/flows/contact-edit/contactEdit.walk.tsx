import { t } from '#locales/fr/contactEdit.ts';
import { contactEditModel } from '#machines/contact-edit/contactEdit.model.ts';
import { contactEditMount } from '#src/flows/contact-edit/contactEdit.mount.tsx';
import { leave } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { contactEditExpectations } from './contactEdit.expectations.ts';

const submit = t('submit');

testWalk(contactEditModel, {
  mount: contactEditMount,
  events: {
    'form.submitted': (screen, { values }) => {
      screen.type('Adresse e-mail', values.email);
      screen.type('Téléphone fixe', values.phone);
      screen.type('Téléphone mobile', values.mobile_phone);
      screen.press('button', submit);
    },
    closed: leave(),
  },
  expectations: contactEditExpectations,
});
