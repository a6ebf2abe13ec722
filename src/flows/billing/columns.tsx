import { t } from '#locales/fr/billing.ts';
import { type BillingContract, type Invoice, invoiceStatus } from '#machines/domain/invoice.ts';
import { euros } from '#machines/domain/money.ts';
import { cubicMetres } from '#machines/domain/volume.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Column } from '../../ui/Table.tsx';
import type { InvoiceCells } from './billingActor.ts';
import { InvoiceDocuments } from './InvoiceDocuments.tsx';
import * as css from './InvoicePages.css.ts';

const tones = { waiting: 'warn', settled: 'ok' } as const;

const Status = ({ invoice }: { invoice: Invoice }) => {
  const status = invoiceStatus(invoice);
  return status === 'unknown' ? (
    t('status.unknown')
  ) : (
    <span className={css.line}>
      <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
    </span>
  );
};

const inOneLine = (words: string) => <span className={css.line}>{words || t('unknown')}</span>;

/** The columns hidden from customers, as long as they are (docs/rules.md#invoice-table). */
const dueDate: Column<Invoice> = {
  key: 'dueDate',
  label: t('table.dueDate'),
  cell: ({ dateEcheance }) => inOneLine(dateEcheance),
};
const consumption: Column<Invoice> = {
  key: 'consumption',
  label: t('table.consumption'),
  cell: ({ consoRelevee }) => (consoRelevee === null ? t('unknown') : cubicMetres(consoRelevee)),
  isNumeric: true,
};

type Cells = InvoiceCells & { contract: BillingContract };

/** The columns of the invoices of a contract. */
export const columnsFor = (cells: Cells): Column<Invoice>[] => [
  {
    key: 'number',
    label: t('table.number'),
    cell: (invoice) => (
      <span className={css.number}>
        {cells.selectionOf(cells.contract, [invoice])}
        <span className={css.parts}>{invoice.numeroFacture}</span>
      </span>
    ),
  },
  { key: 'date', label: t('table.date'), cell: ({ dateFacture }) => inOneLine(dateFacture) },
  ...(cells.showsAllColumns ? [dueDate] : []),
  {
    key: 'amount',
    label: t('table.amount'),
    cell: ({ montantFacture }) => (montantFacture === null ? t('unknown') : euros(montantFacture)),
    isNumeric: true,
  },
  {
    key: 'status',
    label: t('table.status'),
    cell: (invoice) => <Status invoice={invoice} />,
    inCard: 'lead',
  },
  ...(cells.showsAllColumns ? [consumption] : []),
  {
    key: 'document',
    label: t('table.document'),
    inCard: 'foot',
    cell: (invoice) => (
      <InvoiceDocuments
        invoice={invoice}
        insertsAddress={cells.insertsAddressOf(invoice)}
        today={cells.today}
      />
    ),
  },
];
