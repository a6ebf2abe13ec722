import { t } from '#locales/fr/billing.ts';
import { t as words } from '#locales/fr/contractList.ts';
import type { TypedInvoiceSearch } from '#machines/domain/billing/invoiceSearch.ts';
import { separators, spacedReference } from '#machines/domain/contract/contract.ts';

const written = (day: string | undefined): string => (day ?? '').split('-').reverse().join('/');

/** What a search asks, in a line. */
export const summaryOf = (typed: TypedInvoiceSearch): string => {
  const { reference, invoiceNumber, siteAddress, amount, pending } = typed;
  const parts = [
    reference && words('summary.reference', { value: spacedReference(reference.replace(separators, '')) }),
    invoiceNumber && t('summary.invoiceNumber', { value: invoiceNumber }),
    siteAddress && words('summary.siteAddress', { value: siteAddress }),
    amount && t('summary.amount', { value: amount.replace(/\s*€\s*$/, '') }),
    pending && t('summary.pending'),
    t('summary.period', { startDate: written(typed.startDate), endDate: written(typed.endDate) }),
  ];
  return parts.filter(Boolean).join(' · ');
};
