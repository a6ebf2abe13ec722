import { useActorRef } from '@xstate/react';
import type { BillingContract } from '#machines/domain/billing/invoice.ts';
import { invoiceCriteriaSchema, type TypedInvoiceSearch } from '#machines/domain/billing/invoiceSearch.ts';
import { rowSize } from '../../api/storage/rowSize.ts';
import { invoicePages } from './billing.ports.ts';
import type { InvoiceCells } from './billingActor.ts';
import { InvoicePagesView } from './InvoicePagesView.tsx';

type Props = InvoiceCells & { contract: BillingContract; typed: TypedInvoiceSearch };

const inputOf = (
  { reference, invoices, unread, invoiceCount }: BillingContract,
  typed: TypedInvoiceSearch,
) => ({
  reference,
  criteria: invoiceCriteriaSchema.parse(typed),
  rows: invoices,
  unread,
  rowCount: invoiceCount,
  size: rowSize.read(),
});

/** The invoices of an opened contract, which it pages by itself. */
export const InvoicePages = ({ typed, ...props }: Props) => {
  const actor = useActorRef(invoicePages, { input: inputOf(props.contract, typed) });
  return <InvoicePagesView actor={actor} onSize={rowSize.write} {...props} />;
};
