import { billingWords } from '#locales/fr/billing.ts';
import { contractListWords } from '#locales/fr/contractList.ts';
import {
  defaultInvoiceSearch,
  type InvoiceCriteria,
  invoiceCriteriaSchema,
  type TypedInvoiceSearch,
  typedInvoiceSearch,
} from '#machines/domain/billing/invoiceSearch.ts';
import type { Search } from '../../views/contract-list/SearchPanel.tsx';
import { SearchFields } from './SearchFields.tsx';
import { summaryOf } from './summaryOf.ts';

const dictionaries = [billingWords, contractListWords];

/** How invoices are searched, on a day (docs/rules.md#invoice-search). */
export const invoiceSearch = (today: Date): Search<TypedInvoiceSearch, InvoiceCriteria> => ({
  schema: invoiceCriteriaSchema,
  dictionaries,
  summaryOf,
  fieldsOf: (typed) => <SearchFields typed={typed} />,
  typedOf: typedInvoiceSearch,
  usual: defaultInvoiceSearch(today),
});
