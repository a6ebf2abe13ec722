import { t } from '#locales/fr/billingEdit.ts';
import { billingEditMachine } from '#machines/billing-edit/billingEdit.machine.ts';
import { FormPaper } from '../../views/FormPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { BillingEditView } from './BillingEditView.tsx';

export const billingEditMount = defineMount(
  billingEditMachine,
  (props: MountProps<typeof BillingEditView>) => (
    <FormPaper title={t('title')} done={t('done')} actor={props.actor}>
      <BillingEditView {...props} />
    </FormPaper>
  ),
);
