import { t } from '#locales/fr/billing.ts';
import { formatEuros } from '#machines/domain/format/money.ts';
import * as css from './Contract.css.ts';

/** What is owed for all the contracts of the account, whatever the search has found. */
export const TotalDue = ({ total }: { total: number }) => (
  <p className={css.total}>
    <span className={css.label}>{t('total')}</span> {formatEuros(total)}
  </p>
);
