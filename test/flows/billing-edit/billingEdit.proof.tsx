import { billingEditWords, t } from '#locales/fr/billingEdit.ts';
import { billingEditModel } from '#machines/billing-edit/billingEdit.model.ts';
import { knownContract } from '#src/domain/fixtures/account.ts';
import { saintMalo, streetsOfSaintMalo } from '#src/domain/fixtures/requests.ts';
import { defineProof } from '../../walks/defineProof.ts';
import { formExpectations, formGestures, formPortal, formView } from '../../walks/forms.ts';

const { siret, naf_code, billing_address_1, billing_address_2, billing_zip_code, billing_town } =
  knownContract;

const closed = { siret, naf_code, billing_address_1, billing_address_2, billing_zip_code, billing_town };

const states = formExpectations({
  field: { role: 'textbox', name: 'Nom du contrat' },
  submit: 'Enregistrer la facturation',
  mistakes: { 'SIRET trop court': 'Saisissez les 14 chiffres du SIRET.' },
  closed: ({ input }) => (input.role === 'internal_adviser_admin' ? closed : {}),
});

export const billingEditProof = defineProof(billingEditModel)({
  view: formView(t, async () => {
    const { AddressesContext } = await import('#src/fields/addresses/SuggestionField.tsx');
    const { BillingEditView } = await import('#src/flows/billing-edit/BillingEditDialog.tsx');
    const addresses = {
      suggestTowns: async () => [saintMalo],
      suggestStreets: async () => streetsOfSaintMalo,
    };
    return (props) => (
      <AddressesContext value={addresses}>
        <BillingEditView {...props} />
      </AddressesContext>
    );
  }),
  gestures: formGestures({ words: [billingEditWords], submit: t('submit') }),
  states: {
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
  },
  portal: formPortal(billingEditModel, {
    address: `/espace-personnel?modale=billing&contrat=${knownContract.reference}`,
    done: 'La facturation du contrat est enregistrée.',
  }),
});
