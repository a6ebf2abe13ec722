import { useState } from 'react';
import { t } from '#locales/fr/transfer.ts';
import type { InvoiceExportActor } from '#machines/invoice-export/invoiceExport.machine.ts';
import type { TransferInput } from '#machines/transfer/transfer.machine.ts';
import type { Profile } from '../../domain/account/profile.ts';
import type { TransferAccount } from '../../domain/billing/sepa.ts';
import TransferDialog from '../../flows/transfer/TransferDialog.tsx';
import DialogShell from '../../ui/dialogs/Dialog.tsx';

type Props = {
  exporter: InvoiceExportActor;
  account: TransferAccount;
  profile: Profile;
  onClose: () => void;
};

/** Dialog « Payer par virement » (docs/rules.md#transfer). After a reload of the page, it has no invoices. */
const TransferModal = ({ exporter, account, profile, onClose }: Props) => {
  // Copies the selected invoices, so that later changes of the selection do not change the file.
  const [input] = useState(
    (): TransferInput => ({
      selected: [...exporter.getSnapshot().context.selection.values()],
      creditor: account,
      today: new Date(),
    }),
  );
  return (
    <DialogShell title={t('title')} onClose={onClose}>
      <TransferDialog input={input} holder={profile.entity_name} onAbandoned={onClose} />
    </DialogShell>
  );
};

export default TransferModal;
