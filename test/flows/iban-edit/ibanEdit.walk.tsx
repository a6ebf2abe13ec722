import { t } from '#locales/fr/ibanEdit.ts';
import { ibanBoxes } from '#machines/domain/iban.ts';
import { ibanEditModel } from '#machines/iban-edit/ibanEdit.model.ts';
import { ibanEditMount } from '#src/flows/iban-edit/ibanEdit.mount.tsx';
import { leave } from '../../walks/formWalk.ts';
import { testWalk } from '../../walks/testWalk.ts';
import { ibanEditExpectations } from './ibanEdit.expectations.ts';

const submit = t('submit');

testWalk(ibanEditModel, {
  mount: ibanEditMount,
  events: {
    'form.submitted': (screen, { values }) => {
      screen.type('Titulaire du compte bancaire', values.holder);
      for (const [index, box] of ibanBoxes.entries())
        screen.type(`IBAN, groupe ${index + 1} sur 7`, values[box] ?? '');
      screen.press('button', submit);
    },
    closed: leave(),
  },
  expectations: ibanEditExpectations,
});
