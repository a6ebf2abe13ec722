import { useState } from 'react';
import { createActor } from 'xstate';
import { t } from '#locales/fr/billing.ts';
import { billingMachine } from '#machines/billing/billing.machine.ts';
import { defaultInvoiceSearch } from '#machines/domain/billing/invoiceSearch.ts';
import { invoiceCount } from '../../flows/billing/invoiceCount.ts';
import { invoiceSearch } from '../../flows/billing/invoiceSearch.tsx';
import { EverythingSkeleton } from '../../flows/invoice-export/EverythingButton.tsx';
import { ContractListView } from '../../views/contract-list/ContractListView.tsx';
import { Roomy, summaryOf, unread } from '../waiting/searchedList.tsx';

/** Any day: none is written. */
const anyDay = new Date(0);
const invoices = invoiceSearch(anyDay);
const search = { ...invoices, summaryOf, fieldsOf: () => invoices.fieldsOf({}) };

const BillingSkeleton = () => {
  const [actor] = useState(() =>
    createActor(billingMachine, { input: { typed: defaultInvoiceSearch(anyDay) } }),
  );
  return (
    <Roomy>
      <ContractListView
        actor={actor}
        title={t('title')}
        rowCountOf={invoiceCount}
        search={search}
        {...unread}
      >
        <EverythingSkeleton />
      </ContractListView>
    </Roomy>
  );
};

export default BillingSkeleton;
