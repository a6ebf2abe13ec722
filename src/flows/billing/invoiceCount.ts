import { t } from '#locales/fr/billing.ts';
import { plural } from '#locales/plural.ts';

/** « 12 factures » */
export const invoiceCount = (count: number): string =>
  count === 0 ? t('invoices.none') : t(`invoices.${plural(count)}`, { count });
