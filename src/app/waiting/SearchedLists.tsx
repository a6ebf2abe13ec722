import { useState } from 'react';
import { createActor } from 'xstate';
import { t as bills } from '#locales/fr/billing.ts';
import { t as consumed } from '#locales/fr/consumption.ts';
import { billingMachine } from '#machines/billing/billing.machine.ts';
import { consumptionMachine } from '#machines/consumption/consumption.machine.ts';
import { defaultInvoiceSearch } from '#machines/domain/invoiceSearch.ts';
import { invoiceCount } from '../../flows/billing/invoiceCount.ts';
import { invoiceSearch } from '../../flows/billing/invoiceSearch.tsx';
import { meterCount } from '../../flows/consumption/meterCount.ts';
import { meterSearch } from '../../flows/consumption/meterSearch.tsx';
import { EverythingSkeleton } from '../../flows/invoice-export/EverythingButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { text } from '../../ui/tokens.ts';
import { ContractListView } from '../../views/contract-list/ContractListView.tsx';
import { roomy } from './SearchedLists.css.ts';

/** Which search it is, the address says: here nobody knows it. */
const summaryOf = () => <Skeleton width="min(20rem, 100%)" height={text.s.lineHeight} />;

/** Any day: none is written. */
const anyDay = new Date(0);
const invoices = invoiceSearch(anyDay);
const search = { ...invoices, summaryOf, fieldsOf: () => invoices.fieldsOf({}) };

const never = { emptyTitle: '', emptyText: '', itemOf: () => null };

export const BillingWaiting = () => {
  const [actor] = useState(() =>
    createActor(billingMachine, { input: { typed: defaultInvoiceSearch(anyDay) } }),
  );
  return (
    <div className={roomy}>
      <ContractListView
        actor={actor}
        title={bills('title')}
        rowCountOf={invoiceCount}
        search={search}
        {...never}
      >
        <EverythingSkeleton />
      </ContractListView>
    </div>
  );
};

export const ConsumptionWaiting = () => {
  const [actor] = useState(() => createActor(consumptionMachine, { input: { typed: {} } }));
  return (
    <div className={roomy}>
      <ContractListView
        actor={actor}
        title={consumed('title')}
        rowCountOf={meterCount}
        search={{ ...meterSearch, summaryOf }}
        {...never}
      />
    </div>
  );
};
