import { billingEditModel } from '#machines/billing-edit/billingEdit.model.ts';
import { billingEditMount } from '#src/flows/billing-edit/billingEdit.mount.tsx';
import { billingEditSigns } from './billingEdit.signs.ts';
import { defineWalk } from './defineWalk.ts';
import { leave, typeOver } from './formWalk.ts';

const submit = 'Enregistrer la facturation';

export const billingEditWalk = defineWalk(billingEditModel, {
  mount: billingEditMount,
  events: {
    'form.submitted': (screen, { values }) => {
      screen.type('Nom du contrat', values.name ?? '');
      typeOver(screen, 'SIRET', values.siret ?? '');
      screen.press('button', submit);
    },
    closed: leave(),
  },
  signs: billingEditSigns,
});
