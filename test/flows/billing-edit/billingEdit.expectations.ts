import { billingEditModel } from '#machines/billing-edit/billingEdit.model.ts';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { defineExpectations } from '../../walks/expectations.ts';
import { formExpectations } from '../../walks/formExpectations.ts';

/** What an adviser administrator sees but may not change. */
const { siret, naf_code, billing_address_1, billing_address_2, billing_zip_code, billing_town } =
  knownContract;
const closed = { siret, naf_code, billing_address_1, billing_address_2, billing_zip_code, billing_town };

const states = formExpectations({
  field: { role: 'textbox', name: 'Nom du contrat' },
  submit: 'Enregistrer la facturation',
  mistakes: { 'SIRET trop court': 'Saisissez les 14 chiffres du SIRET.' },
  closed: ({ input }) => (input.role === 'internal_adviser_admin' ? closed : {}),
});

export const billingEditExpectations = defineExpectations(billingEditModel)({
  ...states,
  editing: (context, past) => {
    const disabled = context.input.role === 'internal_adviser_admin';
    const shown = states.editing(context, past);
    return {
      ...shown,
      visible: [
        ...shown.visible,
        { role: 'textbox', name: 'Code postal', disabled },
        { role: 'combobox', name: 'Commune', disabled },
        { role: 'combobox', name: 'Adresse', disabled },
      ],
    };
  },
});
