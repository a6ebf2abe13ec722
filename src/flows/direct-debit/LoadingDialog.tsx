import { t } from '#locales/fr/directDebit.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/** Shown until the back office has said how the contract is paid: nothing closes it. */
export const LoadingDialog = () => (
  <Dialog title={t('loading.title')} isDismissable={false} onClose={() => {}}>
    <Spinner label={t('loading.text')} />
  </Dialog>
);
