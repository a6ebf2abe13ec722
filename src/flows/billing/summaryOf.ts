import { t } from '#locales/fr/billing.ts';
import { statusChoices, type TypedInvoiceSearch } from '#machines/domain/billing/invoiceSearch.ts';
import { searchSummary } from '../../views/contract-list/searchSummary.ts';

const written = (day: string | undefined): string => (day ?? '').split('-').reverse().join('/');

/** What a search asks, in a line. */
export const summaryOf = (typed: TypedInvoiceSearch): string => {
  const { invoiceNumber, amount, pending, status, startDate, endDate } = typed;
  const shownStatus = pending ? 'pending' : statusChoices.find((choice) => choice === status);
  return searchSummary(
    typed,
    invoiceNumber && t('summary.invoiceNumber', { value: invoiceNumber }),
    amount && t('summary.amount', { value: amount.replace(/\s*€\s*$/, '') }),
    shownStatus && t(`summary.statuses.${shownStatus}`),
    t('summary.period', { startDate: written(startDate), endDate: written(endDate) }),
  );
};
