import { t } from '#locales/fr/billing.ts';
import type { BillingContract } from '#machines/domain/billing/invoice.ts';
import { hasRole } from '#machines/domain/contract/contract.ts';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { FormActions } from '../../ui/forms/FormLayout.tsx';
import { notice } from './Contract.css.ts';

type Props = { contract: BillingContract; paymentMode: string; onClose: () => void };

/** What automatic payment is, and the ways to it that the contract has. */
export const AutomaticPaymentDialog = ({ contract, paymentMode, onClose }: Props) => (
  <Dialog title={t('settings.title')} onClose={onClose}>
    <div className={notice}>
      <p>{t('settings.text')}</p>
      {hasRole(contract, 'MENSUALISATION') && (
        <>
          <p>{t('settings.monthly')}</p>
          <Link variant="text" isExternal href={paymentMode}>
            {t('settings.online')}
          </Link>
        </>
      )}
    </div>
    <FormActions>
      <Button onPress={onClose}>{t('settings.later')}</Button>
      <Link
        variant="filled"
        href={`/prelevement-automatique?contrat=${encodeURIComponent(contract.reference)}`}
      >
        {t('settings.ask')}
      </Link>
    </FormActions>
  </Dialog>
);
