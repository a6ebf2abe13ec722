import { useMemo } from 'react';
import { t } from '#locales/fr/billing.ts';
import { t as words } from '#locales/fr/contract.ts';
import type { RowSize } from '#machines/contract-rows/rowPages.ts';
import { type BillingContract, invoiceKey } from '#machines/domain/billing/invoice.ts';
import { usePrintedAt } from '../../ui/browser/usePrintedAt.ts';
import { RowPages } from '../../views/contract-list/RowPages.tsx';
import type { InvoiceCells, InvoicePagesActor } from './billingActor.ts';
import { columnsFor } from './columns.tsx';
import { invoiceCount } from './invoiceCount.ts';

type Props = InvoiceCells & {
  actor: InvoicePagesActor;
  contract: BillingContract;
  onSize?: (size: RowSize) => void;
};

/** The invoices of a contract, page by page (docs/rules.md#invoice-table). */
export const InvoicePagesView = ({ actor, contract, onSize, contractSelectionOf, ...cells }: Props) => {
  const { showsAllColumns, today, selectionOf, insertsAddressOf } = cells;
  const isPrinted = usePrintedAt() !== null;
  const columns = useMemo(
    () => columnsFor({ contract, showsAllColumns, today, selectionOf, insertsAddressOf, isPrinted }),
    [contract, showsAllColumns, today, selectionOf, insertsAddressOf, isPrinted],
  );
  return (
    <RowPages
      actor={actor}
      onSize={onSize}
      size={showsAllColumns ? 'ample' : 'broad'}
      caption={t('table.caption', { contract: contract.name || words('unnamed') })}
      columns={columns}
      keyOf={invoiceKey}
      rowCountOf={invoiceCount}
      order={t('table.order')}
      none={t('table.none')}
      noneHere={t('table.noneHere')}
      actionsOf={(rows) => contractSelectionOf(contract, rows, actor.getSnapshot().context.criteria)}
    />
  );
};
