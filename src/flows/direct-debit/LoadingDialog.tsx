import { t } from '#locales/fr/directDebit.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Spinner } from '../../ui/display/Spinner.tsx';

/** Shown until the back office has said how the contract is paid; who does not wait goes back to the bills. */
export const LoadingDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t('loading.title')} onClose={onClose}>
    <Spinner label={t('loading.text')} />
  </Dialog>
);
