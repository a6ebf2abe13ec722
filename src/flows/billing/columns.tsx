import { t } from '#locales/fr/billing.ts';
import { type BillingContract, daysLate, type Invoice } from '#machines/domain/billing/invoice.ts';
import { formatEuros } from '#machines/domain/format/money.ts';
import { formatVolume } from '#machines/domain/format/volumes.ts';
import type { Elements } from '../../ui/elements.ts';
import type { Column } from '../../ui/table/Table.tsx';
import type { InvoiceCells } from './billingActor.ts';
import { InvoiceDocuments } from './InvoiceDocuments.tsx';
import * as css from './InvoicePages.css.ts';
import { InvoiceStatus } from './InvoiceStatus.tsx';

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
  cell: ({ consoRelevee }) => (consoRelevee === null ? t('unknown') : formatVolume(consoRelevee)),
  isNumeric: true,
};

type Cells = Omit<InvoiceCells, 'contractSelectionOf'> & { contract: BillingContract; isPrinted: boolean };

/** What is done of its documents, which paper has no use for. */
const documentsOf = ({ insertsAddressOf, today }: Cells): Column<Invoice> => ({
  key: 'document',
  label: t('table.document'),
  inCard: 'foot',
  cell: (invoice) => (
    <InvoiceDocuments invoice={invoice} insertsAddress={insertsAddressOf(invoice)} today={today} />
  ),
});

/** The columns of the invoices of a contract. */
export const columnsFor = (cells: Cells): Column<Invoice>[] => [
  {
    key: 'number',
    label: t('table.number'),
    nameOf: ({ numeroFacture }) => numeroFacture,
    cell: (invoice) => {
      const selection: Elements = cells.selectionOf(cells.contract, invoice);
      return (
        <span className={css.number}>
          {selection}
          <span className={css.parts}>{invoice.numeroFacture}</span>
        </span>
      );
    },
  },
  { key: 'date', label: t('table.date'), cell: ({ dateFacture }) => inOneLine(dateFacture) },
  ...(cells.showsAllColumns ? [dueDate] : []),
  {
    key: 'amount',
    label: t('table.amount'),
    cell: ({ montantFacture }) => (montantFacture === null ? t('unknown') : formatEuros(montantFacture)),
    isNumeric: true,
  },
  {
    key: 'status',
    label: t('table.status'),
    // Where the due date is hidden, nothing is drawn from it (docs/rules.md#invoice-table).
    cell: (invoice) => (
      <InvoiceStatus
        invoice={invoice}
        daysLate={cells.showsAllColumns ? daysLate(invoice, cells.contract, cells.today) : 0}
      />
    ),
    inCard: 'lead',
  },
  ...(cells.showsAllColumns ? [consumption] : []),
  ...(cells.isPrinted ? [] : [documentsOf(cells)]),
];
