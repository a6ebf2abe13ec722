import type { ReactNode } from 'react';
import { t } from '#locales/fr/billing.ts';
import type { Elements } from '../../ui/elements.ts';
import { ContractListView } from '../../views/contract-list/ContractListView.tsx';
import type { BillingActor, InvoiceCells } from './billingActor.ts';
import { ContractInvoices } from './ContractInvoices.tsx';
import { invoiceSearch } from './invoiceSearch.tsx';
import { NothingFound } from './NothingFound.tsx';
import { TotalDue } from './TotalDue.tsx';

type Props = InvoiceCells & {
  actor: BillingActor;
  /** The utility's public site, where the online account is. */
  consumerSite: string;
  /** What is owed for all the contracts, in euros; null where it is not known. */
  total?: number | null;
  /** What is said where nothing is found and the search is not why. */
  empty?: { title: ReactNode; text: ReactNode; action: Elements } | null;
  /** What is done with many invoices. */
  children?: ReactNode;
};

/** The invoices, found by a search, contract by contract (docs/rules.md#invoices). */
export const BillingView = ({ actor, total = null, empty, children, ...cells }: Props) => (
  <ContractListView
    actor={actor}
    t={t}
    search={invoiceSearch(cells.today)}
    summary={total !== null && <TotalDue total={total} />}
    empty={empty}
    emptyHelp={<NothingFound actor={actor} today={cells.today} />}
    itemOf={(contract, found) => (
      <ContractInvoices key={contract.reference} contract={contract} {...found} {...cells} />
    )}
  >
    {children}
  </ContractListView>
);
