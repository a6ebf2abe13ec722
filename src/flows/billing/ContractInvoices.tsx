import { memo } from 'react';
import { t as words } from '#locales/fr/contract.ts';
import type { BillingContract } from '#machines/domain/billing/invoice.ts';
import type { TypedInvoiceSearch } from '#machines/domain/billing/invoiceSearch.ts';
import { ContractItem } from '../../views/contract-list/ContractItem.tsx';
import { BillingTitle } from './BillingTitle.tsx';
import type { InvoiceCells } from './billingActor.ts';
import { InvoicePages } from './InvoicePages.tsx';
import { nameLength } from './nameLength.ts';
import { PaymentSettings } from './PaymentSettings.tsx';

type Props = InvoiceCells & {
  contract: BillingContract;
  /** The search that found it, which its further pages keep. */
  typed: TypedInvoiceSearch;
  /** Found alone, it is opened. */
  isAlone: boolean;
  /** The utility's public site, where the online account is. */
  consumerSite: string;
};

/** A contract, what it owes and how it is paid, and its invoices. */
export const ContractInvoices = memo(({ contract, isAlone, consumerSite, ...table }: Props) => (
  <ContractItem title={<BillingTitle contract={contract} />} isAlone={isAlone}>
    {[...contract.name].length > nameLength && <p>{contract.name}</p>}
    <p>{contract.served_address || words('noAddress')}</p>
    <PaymentSettings contract={contract} consumerSite={consumerSite} />
    <InvoicePages contract={contract} {...table} />
  </ContractItem>
));
