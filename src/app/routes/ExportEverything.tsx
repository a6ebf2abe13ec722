import { useSelector } from '@xstate/react';
import { addressOfSearch, invoiceCriteriaSchema } from '#machines/domain/billing/invoiceSearch.ts';
import type { BillingActor } from '../../flows/billing/billingActor.ts';
import { EverythingButton, EverythingSkeleton } from '../../flows/invoice-export/EverythingButton.tsx';
import type { InvoiceExportActor } from '../../flows/invoice-export/invoiceExportActor.ts';

type Props = { list: BillingActor; exporter: InvoiceExportActor; today: Date };

/** Exports all that the list has found, once it has found something. */
export const ExportEverything = ({ list, exporter, today }: Props) => {
  const isSearching = useSelector(list, (snapshot) => snapshot.matches('searching'));
  const isListed = useSelector(list, (snapshot) => snapshot.matches('listed'));
  const typed = useSelector(list, ({ context }) => context.typed);
  // What the address says of it: nothing, of the usual search.
  const isUsual = addressOfSearch(typed, today).size === 0;
  if (isSearching) return <EverythingSkeleton isUsual={isUsual} />;
  return (
    isListed && (
      <EverythingButton actor={exporter} criteria={invoiceCriteriaSchema.parse(typed)} isUsual={isUsual} />
    )
  );
};
