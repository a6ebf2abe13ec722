import { t } from '#locales/fr/billing.ts';
import { formatEuros } from '#machines/domain/format/money.ts';
import { label } from '../../views/contract-list/ContractItem.css.ts';
import { total as totalStyle } from './Contract.css.ts';

/** What is owed for all the contracts of the account, whatever the search has found. */
export const TotalDue = ({ total }: { total: number }) => (
  <p className={totalStyle}>
    <span className={label}>{t('total')}</span> <span>{formatEuros(total)}</span>
  </p>
);
