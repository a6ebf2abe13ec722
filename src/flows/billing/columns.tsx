import Paperclip from 'lucide-react/icons/paperclip';
import type { ActorRefFrom } from 'xstate';
import { t } from '#locales/fr/billing.ts';
import { plural } from '#locales/translator.ts';
import type { billingMachine, invoicePagesMachine } from '#machines/billing/billing.machine.ts';
import { formatEuros, formatVolume } from '../../domain/amounts.ts';
import {
  type BillingContract,
  daysLate,
  type Invoice,
  invoiceStatus,
  isDownloadable,
} from '../../domain/billing/invoice.ts';
import type { InvoiceCriteria } from '../../domain/billing/invoiceSearch.ts';

import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Tag } from '../../ui/display/layout.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { DownloadButton } from '../../views/downloads/DownloadButton.tsx';
import * as css from './Billing.css.ts';
import { aside, documents, joined } from './Billing.css.ts';

export type BillingActor = ActorRefFrom<typeof billingMachine>;
export type InvoicePagesActor = ActorRefFrom<typeof invoicePagesMachine>;

export type InvoiceCells = {
  selectionOf: (contract: BillingContract, invoice: Invoice) => Elements;
  contractSelectionOf: (
    contract: BillingContract,
    shown: readonly Invoice[],
    criteria: InvoiceCriteria,
  ) => Elements;
  insertsAddressOf: (invoice: Invoice) => string;
  /** True to show the columns that customers may not see yet (docs/rules.md#invoice-table). */
  showsAllColumns: boolean;
  today: Date;
};

const inOneLine = (words: string) => <span className={css.line}>{words || t('unknown')}</span>;

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

type Props = { invoice: Invoice; insertsAddress: string; today: Date };

export const InvoiceDocuments = ({ invoice, insertsAddress, today }: Props) => (
  <div className={documents}>
    {isDownloadable(invoice, today) ? (
      <DownloadButton document={{ kind: 'invoice', invoice }} />
    ) : (
      <span className={aside}>{t(invoice.downloadLink ? 'tooOld' : 'noDocument')}</span>
    )}
    <Link
      variant="text"
      href={insertsAddress}
      icon={<Paperclip />}
      aria-label={t('insertsOf', { number: invoice.numeroFacture })}
    >
      <span className={joined}>{t('inserts')}</span>
    </Link>
  </div>
);

const documentsOf = ({ insertsAddressOf, today }: Cells): Column<Invoice> => ({
  key: 'document',
  label: t('table.document'),
  inCard: 'foot',
  cell: (invoice) => (
    <InvoiceDocuments invoice={invoice} insertsAddress={insertsAddressOf(invoice)} today={today} />
  ),
});

const tones = { waiting: 'warn', settled: 'ok' } as const;

type InvoiceStatusProps = { invoice: Invoice; daysLate: number };

const InvoiceStatus = ({ invoice, daysLate }: InvoiceStatusProps) => {
  const status = invoiceStatus(invoice);
  if (status === 'unknown') return <span>{t('status.unknown')}</span>;
  if (daysLate === 0)
    return (
      <span className={css.line}>
        <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
      </span>
    );
  return (
    <span className={css.late}>
      <Tag tone="bad">{t('status.late')}</Tag>{' '}
      <span>{t(`status.lateBy.${plural(daysLate)}`, { count: daysLate })}</span>
    </span>
  );
};

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
    // A hidden due date also hides the number of days late (docs/rules.md#invoice-table).
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
