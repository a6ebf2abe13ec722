import { t } from '#locales/fr/billing.ts';
import { type BillingContract, balanceOf } from '#machines/domain/billing/invoice.ts';
import { spacedReference, truncate } from '#machines/domain/contract/contract.ts';
import { formatEuros } from '#machines/domain/format/money.ts';
import { ContractTitle } from '../../fields/ContractTitle.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import * as css from './Contract.css.ts';
import { invoiceCount } from './invoiceCount.ts';
import { nameLength } from './nameLength.ts';

/** What tells a contract of the list, and what it owes. */
export const BillingTitle = ({ contract }: { contract: BillingContract }) => {
  const { name, reference, payment_mode, invoiceCount: count } = contract;
  const balance = balanceOf(contract);
  return (
    <ContractTitle
      name={truncate(name, nameLength)}
      detail={`${spacedReference(reference)} · ${invoiceCount(count)}`}
    >
      {payment_mode === 'M' && <Badge>{t('monthly')}</Badge>}
      {balance !== null && balance > 0 && <Badge tone="warn">{t('due')}</Badge>}
      {balance !== null && (
        <span className={css.balance}>
          <span className={css.label}>{t('balance')}</span> {formatEuros(balance)}
        </span>
      )}
    </ContractTitle>
  );
};
