import { memo } from 'react';
import { t } from '#locales/fr/billing.ts';
import { t as words } from '#locales/fr/contract.ts';
import type { BillingContract } from '#machines/domain/billing/invoice.ts';
import type { TypedInvoiceSearch } from '#machines/domain/billing/invoiceSearch.ts';
import { ContractItem } from '../../views/contract-list/ContractItem.tsx';
import type { Found } from '../../views/contract-list/ContractList.tsx';
import { rowCountOf } from '../../views/contract-list/listWords.ts';
import { Balance } from './Balance.tsx';
import type { InvoiceCells } from './billingActor.ts';
import { InvoicePages } from './InvoicePages.tsx';
import { PaymentSettings } from './PaymentSettings.tsx';

/** How many characters of a contract's name are shown before it is opened (docs/rules.md#limits). */
const nameLength = 30;

type Props = InvoiceCells &
  Found<TypedInvoiceSearch> & {
    contract: BillingContract;
    /** The utility's public site, where the online account is. */
    consumerSite: string;
  };

/** A contract, what it owes and how it is paid, and its invoices. */
export const ContractInvoices = memo(({ contract, isAlone, consumerSite, ...table }: Props) => (
  <ContractItem
    contract={contract}
    nameLength={nameLength}
    rowCount={rowCountOf(t, contract.invoiceCount)}
    aside={<Balance contract={contract} />}
    isAlone={isAlone}
  >
    <p>{contract.served_address || words('noAddress')}</p>
    <PaymentSettings contract={contract} consumerSite={consumerSite} />
    <InvoicePages contract={contract} {...table} />
  </ContractItem>
));
