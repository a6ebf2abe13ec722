import Banknote from 'lucide-react/icons/banknote';
import FileX from 'lucide-react/icons/file-x';
import Paperclip from 'lucide-react/icons/paperclip';
import type { ActorRefFrom } from 'xstate';
import { t } from '#locales/fr/billing.ts';
import type { billingMachine, invoicePagesMachine } from '#machines/billing/billing.machine.ts';
import { formatEuros, formatVolume } from '../../domain/amounts.ts';
import {
  type BillingContract,
  type Invoice,
  invoiceStatus,
  isDownloadable,
} from '../../domain/billing/invoice.ts';
import type { InvoiceCriteria } from '../../domain/billing/invoiceSearch.ts';
import { type DueInvoice, dueInvoice, dueTag, isOwed, type Seen } from '../../domain/billing/toPay.ts';
import { readDay } from '../../domain/calendar.ts';
import { spacedReference } from '../../domain/contract/contract.ts';
import { searchable } from '../../domain/search.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Tag } from '../../ui/display/layout.tsx';
import { Skeleton, VisuallyHidden } from '../../ui/display/Skeleton.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { SiteText } from '../../views/ContractTitle.tsx';
import { DownloadButton } from '../../views/downloads/DownloadButton.tsx';
import { useSiteLabel } from '../../views/sites.ts';
import * as css from './Billing.css.ts';

export type BillingActor = ActorRefFrom<typeof billingMachine>;
export type InvoicePagesActor = ActorRefFrom<typeof invoicePagesMachine>;

export type InvoiceCells = Seen & {
  selectionOf: (rows: readonly DueInvoice[]) => Elements;
  contractSelectionOf: (
    contract: BillingContract,
    shown: readonly Invoice[],
    criteria: InvoiceCriteria,
  ) => Elements;
  insertsAddressOf: (invoice: Invoice) => string;
  payAddressOf: (invoice: Invoice) => string;
};

export type RowCells = Omit<InvoiceCells, 'contractSelectionOf'>;

export type InvoiceSort = 'contract' | 'number' | 'date' | 'dueDate' | 'amount';

type InvoiceColumn = Column<DueInvoice, InvoiceSort>;

const inOneLine = (words: string, mark: string) => (
  <span className={`${css.line} ${mark}`}>{words || t('unknown')}</span>
);

const iconOf = (action: 'pay' | 'insertsOf', number: string) =>
  ({ variant: 'icon', 'aria-label': t(action, { number }), 'data-tip': t(`tips.${action}`) }) as const;

type ActionsProps = { invoice: DueInvoice; cells: RowCells };

export const InvoiceActions = ({ invoice, cells }: ActionsProps) => {
  const { numeroFacture: number, downloadLink } = invoice;
  return (
    <div className={css.actions}>
      {isOwed(invoice) && (
        <Link {...iconOf('pay', number)} href={cells.payAddressOf(invoice)} icon={<Banknote />} />
      )}
      <Link {...iconOf('insertsOf', number)} href={cells.insertsAddressOf(invoice)} icon={<Paperclip />} />
      {isDownloadable(invoice, cells.today) ? (
        <DownloadButton isIcon document={{ kind: 'invoice', invoice }} />
      ) : (
        <span
          role="img"
          className={css.missing}
          aria-label={t(downloadLink ? 'tooOld' : 'noDocument')}
          title={t(downloadLink ? 'tooOld' : 'noDocument')}
        >
          <FileX />
        </span>
      )}
    </div>
  );
};

const tones = { waiting: 'warn', settled: 'ok' } as const;

/** Tag with the status and, if the host shows due dates, the overdue days (docs/rules.md#invoice-table). */
const InvoiceStatus = ({ invoice, cells }: ActionsProps) => {
  const status = invoiceStatus(invoice);
  if (status === 'unknown') return <span>{t('status.unknown')}</span>;
  const tag = isOwed(invoice) ? dueTag(invoice, cells.today) : null;
  if (tag?.tone === 'bad') return <Tag tone="bad">{tag.text}</Tag>;
  const upcoming = tag && t(/\d/.test(tag.text) ? 'status.dueOn' : 'status.dueSoon', { day: tag.text });
  return <Tag tone={tones[status]}>{upcoming ?? t(`status.${status}`)}</Tag>;
};

const numberColumn: InvoiceColumn = {
  key: 'number',
  label: t('table.number'),
  isSortable: true,
  shortLabel: '',
  cell: ({ numeroFacture }) => <span className={`${css.line} ${css.numberLine}`}>{numeroFacture}</span>,
};

type OptionalColumn = InvoiceColumn & { isHidden?: boolean };

const columnsAfter = (cells: RowCells & { isPrinted: boolean; hasVolume: boolean }): InvoiceColumn[] => {
  const columns: OptionalColumn[] = [
    {
      key: 'date',
      label: t('table.date'),
      isSortable: true,
      cell: ({ dateFacture }) => inOneLine(dateFacture, css.dayLine),
    },
    {
      key: 'dueDate',
      label: t('table.dueDate'),
      isSortable: true,
      cell: ({ dateEcheance }) => inOneLine(dateEcheance, css.dueLine),
      isHidden: !cells.showsDueDates,
    },
    {
      key: 'status',
      label: t('table.status'),
      cell: (invoice) => (
        <span className={`${css.line} ${css.stateLine}`}>
          <InvoiceStatus invoice={invoice} cells={cells} />
        </span>
      ),
      inCard: 'lead',
    },
    {
      key: 'consumption',
      label: t('table.consumption'),
      cell: ({ consoRelevee }) =>
        inOneLine(consoRelevee === null ? '' : formatVolume(consoRelevee), css.dueLine),
      isNumeric: true,
      isHidden: !cells.showsDueDates || !cells.hasVolume,
    },
    {
      key: 'amount',
      label: t('table.amount'),
      isSortable: true,
      cell: ({ montantFacture }) => (
        <span className={css.amountLine}>
          {montantFacture === null ? t('unknown') : formatEuros(montantFacture)}
        </span>
      ),
      isNumeric: true,
      inCard: 'facing',
    },
    {
      key: 'actions',
      label: t('table.actions'),
      cell: (invoice) => <InvoiceActions invoice={invoice} cells={cells} />,
      isNumeric: true,
      inCard: 'icons',
      isHidden: cells.isPrinted,
    },
  ];
  return columns.filter(({ isHidden }) => !isHidden);
};

type Cells = RowCells & { isPrinted: boolean };

const titleCell = (cells: Cells, content: (invoice: DueInvoice) => Elements) => ({
  nameOf: ({ numeroFacture }: DueInvoice) => numeroFacture,
  cell: (invoice: DueInvoice) => {
    const selection: Elements = cells.selectionOf([invoice]);
    const title: Elements = content(invoice);
    return (
      <span className={css.number}>
        {selection}
        {title}
      </span>
    );
  },
});

export const columnsFor = ({ contract, ...cells }: Cells & { contract: BillingContract }) => {
  const columns: InvoiceColumn[] = [
    {
      ...numberColumn,
      ...titleCell(cells, ({ numeroFacture }) => <span className={css.parts}>{numeroFacture}</span>),
    },
    ...columnsAfter({ ...cells, hasVolume: true }),
  ];
  return columns.map(
    ({ cell, nameOf, ...column }): Column<Invoice, InvoiceSort> => ({
      ...column,
      nameOf: ({ numeroFacture }) => numeroFacture,
      cell: (invoice) => cell(dueInvoice(invoice, contract, cells)),
    }),
  );
};

export const sortValue = (
  invoice: Invoice & { contractName?: string },
  column: InvoiceSort,
): string | number | null => {
  if (column === 'amount') return invoice.montantFacture;
  if (column === 'date') return readDay(invoice.dateFacture);
  if (column === 'dueDate') return readDay(invoice.dateEcheance);
  return column === 'contract' ? searchable(invoice.contractName ?? '') : invoice.numeroFacture;
};

const skeletonRows = Array.from({ length: 10 }, (_, rank) => `row ${rank}`);

export const TableSkeleton = () => (
  <div className={css.skeleton}>
    {skeletonRows.map((row) => (
      <Skeleton key={row} height="2.75rem" />
    ))}
  </div>
);

const SiteCell = ({ invoice }: { invoice: DueInvoice }) => {
  const { reference, contractName: name, served_address } = invoice;
  const { title, town } = useSiteLabel()({ reference, name, served_address });
  const site = [title, town].filter(Boolean).join(', ');
  return (
    <span className={css.site} title={site}>
      <SiteText text={site} />
      <VisuallyHidden>{spacedReference(reference)}</VisuallyHidden>
    </span>
  );
};

export const flatColumnsFor = (cells: Cells): InvoiceColumn[] => [
  {
    key: 'contract',
    label: t('table.contract'),
    isSortable: true,
    ...titleCell(cells, (invoice) => <SiteCell invoice={invoice} />),
  },
  numberColumn,
  ...columnsAfter({ ...cells, hasVolume: false }),
];
