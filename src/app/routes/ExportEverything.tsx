import { useSelector } from '@xstate/react';
import { invoiceCriteriaSchema } from '#machines/domain/billing/invoiceSearch.ts';
import type { BillingActor } from '../../flows/billing/billingActor.ts';
import { EverythingButton, EverythingSkeleton } from '../../flows/invoice-export/EverythingButton.tsx';
import type { InvoiceExportActor } from '../../flows/invoice-export/invoiceExportActor.ts';

type Props = { list: BillingActor; exporter: InvoiceExportActor };

/** Exports all that the list has found, once it has found something. */
export const ExportEverything = ({ list, exporter }: Props) => {
  const isSearching = useSelector(list, (snapshot) => snapshot.matches('searching'));
  const typed = useSelector(list, (snapshot) => (snapshot.matches('listed') ? snapshot.context.typed : null));
  if (isSearching) return <EverythingSkeleton />;
  return typed && <EverythingButton actor={exporter} criteria={invoiceCriteriaSchema.parse(typed)} />;
};
