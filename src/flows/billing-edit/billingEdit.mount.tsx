import { t } from '#locales/fr/billingEdit.ts';
import { billingEditMachine } from '#machines/billing-edit/billingEdit.machine.ts';
import { saintMalo, streetsOfSaintMalo } from '../../domain/fixtures/requests.ts';
import { AddressesContext } from '../../fields/addresses/SuggestionField.tsx';
import { FormPaper } from '../../views/FormPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { BillingEditView } from './BillingEditDialog.tsx';

const addresses = {
  suggestTowns: async () => [saintMalo],
  suggestStreets: async () => streetsOfSaintMalo,
};

export const billingEditMount = defineMount(
  billingEditMachine,
  (props: MountProps<typeof BillingEditView>) => (
    <FormPaper title={t('title')} done={t('done')} actor={props.actor}>
      <AddressesContext value={addresses}>
        <BillingEditView {...props} />
      </AddressesContext>
    </FormPaper>
  ),
);
