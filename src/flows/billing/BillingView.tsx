import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { t } from '#locales/fr/billing.ts';
import { formatEuros } from '../../domain/amounts.ts';
import { widenedSearch, widestYears } from '../../domain/billing/invoiceSearch.ts';
import { useFocusHeir } from '../../ui/browser/useSettled.ts';
import { Button, type Elements } from '../../ui/controls/buttons/Button.tsx';

import { label } from '../../views/contract-list/ContractList.css.ts';
import { ContractListView } from '../../views/contract-list/ContractListView.tsx';
import { total as totalStyle } from './Billing.css.ts';
import { ContractInvoices } from './ContractInvoices.tsx';
import type { BillingActor, InvoiceCells } from './columns.tsx';
import { invoiceSearch } from './invoiceSearch.tsx';

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

/** What is owed for all the contracts of the account, whatever the search has found. */
const TotalDue = ({ total }: { total: number }) => (
  <p className={totalStyle}>
    <span className={label}>{t('total')}</span> <span>{formatEuros(total)}</span>
  </p>
);

type NothingFoundProps = { actor: BillingActor; today: Date };

/** What to do where a search finds nothing: in one press, the same one further back (docs/rules.md#invoice-search). */
const NothingFound = ({ actor, today }: NothingFoundProps) => {
  const ref = useFocusHeir<HTMLDivElement>();
  const typed = useSelector(actor, ({ context }) => context.typed);
  const widened = widenedSearch(typed, today);
  return (
    <>
      <p>{t('emptyHelp')}</p>
      {widened && (
        <div ref={ref}>
          <Button onPress={() => actor.send({ type: 'search.requested', typed: widened })}>
            {t('widen', { years: widestYears })}
          </Button>
        </div>
      )}
    </>
  );
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
