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
  consumerSite: string;
  /** Total due of all the contracts, in euros; null if unknown. */
  total?: number | null;
  empty?: { title: ReactNode; text: ReactNode; action: Elements } | null;
  children?: ReactNode;
};

const TotalDue = ({ total }: { total: number }) => (
  <p className={totalStyle}>
    <span className={label}>{t('total')}</span> <span>{formatEuros(total)}</span>
  </p>
);

type NothingFoundProps = { actor: BillingActor; today: Date };

/** Empty result, with a button that extends the search to earlier years (docs/rules.md#invoice-search). */
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
