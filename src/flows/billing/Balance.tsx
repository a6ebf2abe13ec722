import { t } from '#locales/fr/billing.ts';
import { type BillingContract, findBalanceDue } from '#machines/domain/billing/invoice.ts';
import { formatEuros } from '#machines/domain/format/money.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { label } from '../../views/contract-list/ContractItem.css.ts';
import { balance as balanceStyle } from './Contract.css.ts';

/** How a contract of the list is paid, and what it owes. */
export const Balance = ({ contract }: { contract: BillingContract }) => {
  const balance = findBalanceDue(contract);
  return (
    <>
      {contract.payment_mode === 'M' && <Badge>{t('monthly')}</Badge>}
      {balance !== null && balance > 0 && <Badge tone="warn">{t('due')}</Badge>}
      {balance !== null && (
        <span className={balanceStyle}>
          <span className={label}>{t('balance')}</span> <span>{formatEuros(balance)}</span>
        </span>
      )}
    </>
  );
};
