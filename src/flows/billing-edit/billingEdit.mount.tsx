import { t } from '#locales/fr/billingEdit.ts';
import { billingEditMachine } from '#machines/billing-edit/billingEdit.machine.ts';
import { DialogPaper } from '../../views/DialogPaper.tsx';
import { defineMount, type MountProps } from '../../views/mount.ts';
import { BillingEditView } from './BillingEditView.tsx';

export const billingEditMount = defineMount(
  billingEditMachine,
  (props: MountProps<typeof BillingEditView>) => (
    <DialogPaper title={t('title')}>
      <BillingEditView {...props} />
    </DialogPaper>
  ),
);
