import CreditCard from 'lucide-react/icons/credit-card';
import ExternalLink from 'lucide-react/icons/external-link';
import { useId, useState } from 'react';
import { t } from '#locales/fr/billing.ts';
import { automaticPayment } from '#machines/domain/billing/automaticPayment.ts';
import type { BillingContract } from '#machines/domain/billing/invoice.ts';
import { MandateLink } from '../../fields/contract/MandateLink.tsx';
import { Button } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { WithServicePhone } from '../../ui/display/WithServicePhone.tsx';
import { AutomaticPaymentDialog } from './AutomaticPaymentDialog.tsx';
import { payment, reason } from './Contract.css.ts';
import { paymentModeAddress } from './paymentModeAddress.ts';

type Props = {
  contract: BillingContract;
  /** The utility's public site, where the online account is. */
  consumerSite: string;
};

/** How a contract is paid, and what may change of it (docs/rules.md#payment-settings). */
export const PaymentSettings = ({ contract, consumerSite }: Props) => {
  const [isExplained, setExplained] = useState(false);
  const reasonId = useId();
  const offer = automaticPayment(contract);
  const paymentMode = paymentModeAddress(consumerSite, contract);
  return (
    <div className={payment}>
      <Link variant="outlined" isExternal icon={<ExternalLink />} href={paymentMode}>
        {t('paymentMode')}
      </Link>
      <MandateLink variant="outlined" contract={contract} />
      {offer !== 'none' && (
        <Button
          icon={<CreditCard />}
          isDisabled={offer === 'closed'}
          {...(offer === 'closed' && { 'aria-describedby': reasonId })}
          onPress={() => setExplained(true)}
        >
          {t('settings.open')}
        </Button>
      )}
      {offer === 'closed' && (
        <p id={reasonId} className={reason}>
          <WithServicePhone>{t('settings.adviser')}</WithServicePhone>
        </p>
      )}
      {isExplained && (
        <AutomaticPaymentDialog
          contract={contract}
          paymentMode={paymentMode}
          onClose={() => setExplained(false)}
        />
      )}
    </div>
  );
};
