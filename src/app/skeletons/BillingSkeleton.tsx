import { t } from '#locales/fr/billing.ts';
import { billingMachine } from '#machines/billing/billing.machine.ts';
import { defaultInvoiceSearch } from '../../domain/billing/invoiceSearch.ts';
import { invoiceSearch } from '../../flows/billing/invoiceSearch.tsx';
import { EverythingSkeleton } from '../../flows/invoice-export/EverythingButton.tsx';
import { SearchedListSkeleton } from '../waiting/SearchedListSkeleton.tsx';

/** Any day: none is written. */
const anyDay = new Date(0);
const invoices = invoiceSearch(anyDay);
const search = { ...invoices, fieldsOf: () => invoices.fieldsOf({}) };

const BillingSkeleton = () => (
  <SearchedListSkeleton machine={billingMachine} typed={defaultInvoiceSearch(anyDay)} t={t} search={search}>
    <EverythingSkeleton isUsual />
  </SearchedListSkeleton>
);

export default BillingSkeleton;
