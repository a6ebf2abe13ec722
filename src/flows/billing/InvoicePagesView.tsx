import { useCallback } from 'react';
import { t } from '#locales/fr/billing.ts';
import type { RowSize } from '#machines/contract-rows/rowPages.ts';
import { type BillingContract, invoiceKey } from '#machines/domain/billing/invoice.ts';
import { RowPages } from '../../views/contract-list/RowPages.tsx';
import type { InvoiceCells, InvoicePagesActor } from './billingActor.ts';
import { columnsFor } from './columns.tsx';

type Props = InvoiceCells & {
  actor: InvoicePagesActor;
  contract: BillingContract;
  onSize?: (size: RowSize) => void;
};

/** The invoices of a contract, page by page (docs/rules.md#invoice-table). */
export const InvoicePagesView = ({ actor, contract, onSize, contractSelectionOf, ...cells }: Props) => {
  const { showsAllColumns, today, selectionOf, insertsAddressOf } = cells;
  const columnsOf = useCallback(
    (isPrinted: boolean) =>
      columnsFor({ contract, showsAllColumns, today, selectionOf, insertsAddressOf, isPrinted }),
    [contract, showsAllColumns, today, selectionOf, insertsAddressOf],
  );
  return (
    <RowPages
      actor={actor}
      contract={contract}
      t={t}
      onSize={onSize}
      size={showsAllColumns ? 'ample' : 'broad'}
      columnsOf={columnsOf}
      keyOf={invoiceKey}
      order={t('table.order')}
      actionsOf={(rows) => contractSelectionOf(contract, rows, actor.getSnapshot().context.criteria)}
    />
  );
};
