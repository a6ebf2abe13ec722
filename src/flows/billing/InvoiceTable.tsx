import { useRef, useState } from 'react';
import { t } from '#locales/fr/billing.ts';
import { plural } from '#locales/translator.ts';
import { type InvoiceTableActor, isReadWhole } from '#machines/billing/invoiceTable.machine.ts';
import type { RowSize } from '#machines/contract-rows/contractRows.machine.ts';
import { tableSize } from '../../api/storage/rowSize.ts';
import { formatCents, formatEuros } from '../../domain/amounts.ts';
import { type BillingContract, invoiceKey } from '../../domain/billing/invoice.ts';
import type { InvoiceCriteria, InvoiceView } from '../../domain/billing/invoiceSearch.ts';
import {
  countUnknownAmounts,
  type DueInvoice,
  dueSums,
  rowsOf,
  sumCents,
} from '../../domain/billing/toPay.ts';
import type { ReadContracts } from '../../domain/contract/contractPage.ts';
import { usePrintedAt } from '../../ui/browser/usePage.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { Link } from '../../ui/controls/buttons/Link.tsx';
import { Pagination } from '../../ui/controls/pagination/Pagination.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { ListContainer } from '../../ui/display/ListContainer.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { rowCountOf } from '../../views/contract-list/contractListActor.ts';
import { RowSizes } from '../../views/contract-list/RowPages.tsx';
import { sortRows, type TableSort } from '../../views/contract-list/sortRows.ts';
import { Flow, useSnapshot } from '../../views/Flow.tsx';
import { FailureText, failureOfList, RetryButton } from '../../views/forbidden.tsx';
import { ProgressPanel, useProgress } from '../../views/progress/ProgressPanel.tsx';
import { useOwnNames } from '../../views/sites.ts';
import { UnreadNotice } from '../../views/UnreadNotice.tsx';
import * as css from './Billing.css.ts';
import { flatColumnsFor, type InvoiceSort, type RowCells, sortValue, TableSkeleton } from './columns.tsx';
import { isLate, type Searched, searchToPay } from './invoiceSearch.ts';

export type FlatView = Exclude<InvoiceView, 'contrats'>;

export type FlatCells = RowCells & { exportOf: (rows: readonly DueInvoice[]) => Elements };

export type InvoiceTableProps = FlatCells & {
  actor: InvoiceTableActor;
  view: FlatView;
  criteria: Partial<InvoiceCriteria>;
  /** Balance of all contracts, in euros; null if unknown. */
  balance: number | null;
  emptyAction?: Elements;
};

const findRows = (
  found: ReadContracts<BillingContract>,
  { view, ...searched }: Searched & Pick<InvoiceTableProps, 'view'>,
): readonly DueInvoice[] => {
  if (view === 'toutes') return rowsOf(found.contracts, searched);
  const rows = searchToPay(found, searched);
  return view === 'a-regler' ? rows : rows.filter(isLate);
};

const firstSort = (view: FlatView, showsDueDates: boolean): TableSort<InvoiceSort> => {
  if (view === 'toutes') return { column: 'date', direction: 'descending' };
  return { column: showsDueDates ? 'dueDate' : 'date', direction: 'ascending' };
};

const sumParts = ['late', 'due', 'undated'] as const;

const sumWords = (view: FlatView, rows: readonly DueInvoice[]): string => {
  const values = { count: rowCountOf(t, rows.length), amount: formatCents(sumCents(rows)) };
  if (view === 'toutes') return t('flat.sum', values);
  if (!rows.some(isLate)) return t('flat.sumDue', values);
  if (rows.every(isLate)) return t('flat.sumOverdue', values);
  const sums = dueSums(rows);
  const parts = sumParts.filter((part) => sums[part] !== 0);
  const words = parts.map((part) => t(`flat.sums.${part}`, { amount: formatCents(sums[part]) }));
  return t('flat.sumLate', { ...values, parts: words.join(', ') });
};

type SummaryProps = Pick<InvoiceTableProps, 'view'> & {
  found: ReadContracts<BillingContract>;
  rows: readonly DueInvoice[];
};

const Summary = ({ view, found, rows }: SummaryProps) => {
  const unknown = countUnknownAmounts(rows);
  return (
    <div className={css.sums}>
      <p role="status" className={css.summary}>
        {isReadWhole(found) ? sumWords(view, rows) : t('atLeast', { words: sumWords(view, rows) })}
      </p>
      {unknown > 0 && (
        <p className={css.soft}>{t(`flat.unknownAmounts.${plural(unknown)}`, { count: unknown })}</p>
      )}
    </div>
  );
};

type RowsProps = FlatCells & { view: FlatView; rows: readonly DueInvoice[]; children: Elements };

const Rows = ({ view, rows, exportOf, children, ...cells }: RowsProps) => {
  const list = useRef<HTMLDivElement>(null);
  const isPrinted = usePrintedAt() !== null;
  const [sort, setSort] = useState(firstSort(view, cells.showsDueDates));
  const [size, setSize] = useState<RowSize>(() => tableSize.read());
  const [chosen, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(chosen, pageCount);
  const first = (page - 1) * size;
  const sorted = sortRows(rows, sort, sortValue);
  const shown = isPrinted ? sorted : sorted.slice(first, first + size);
  const caption = t(`flat.captions.${view}`);
  const selection: Elements = cells.selectionOf(shown);
  return (
    <div ref={list} tabIndex={-1} className={view === 'toutes' ? css.flat : css.unpaid}>
      <div className={css.head}>
        {selection}
        {children}
        {exportOf(sorted)}
      </div>
      <Table
        caption={caption}
        columns={flatColumnsFor({ ...cells, isPrinted })}
        rows={shown}
        keyOf={invoiceKey}
        size="ample"
        sort={sort}
        onSort={(next) => {
          setSort(next);
          setPage(1);
        }}
      />
      <div className={css.foot}>
        {rows.length > 5 && (
          <RowSizes
            size={size}
            onChange={(next) => {
              tableSize.write(next);
              setSize(next);
              setPage(1);
            }}
          />
        )}
        {pageCount > 1 && !isPrinted && (
          <p className={css.soft}>
            {t('flat.page', { first: first + 1, last: first + shown.length, count: rows.length })}
          </p>
        )}
        <Pagination label={caption} page={page} pageCount={pageCount} list={list} onChange={setPage} />
      </div>
    </div>
  );
};

type RestProps = { actor: InvoiceTableActor; found: ReadContracts<BillingContract> };

const Rest = ({ actor, found }: RestProps) => {
  const snapshot = useSnapshot(actor);
  const progress = useProgress(snapshot.children.readRest);
  const { failure } = snapshot.context;
  if (snapshot.matches({ shown: 'extending' }))
    return <ProgressPanel label={t('flat.reading')} progress={progress} />;
  if (snapshot.matches({ shown: 'stuck' }))
    return (
      <Alert tone="bad" title={t('flat.stuck')}>
        <FailureText failure={failure} />
        <RetryButton failure={failure} onPress={() => actor.send({ type: 'retried' })} />
      </Alert>
    );
  if (isReadWhole(found)) return null;
  const values = { read: found.contracts.length, count: found.contractCount };
  return (
    <Alert tone="warn" title={t('flat.part', values)}>
      <RetryButton failure={null} onPress={() => actor.send({ type: 'rest.requested' })}>
        {t('flat.rest')}
      </RetryButton>
    </Alert>
  );
};

const InvoiceTable = ({ actor, view, criteria, balance, emptyAction, ...cells }: InvoiceTableProps) => {
  const snapshot = useSnapshot(actor);
  const progress = useProgress(snapshot.children.readInvoices);
  const { found, failure } = snapshot.context;
  const { today, showsDueDates } = cells;
  const ownNames = useOwnNames();
  const searched = { view, criteria, ownNames, today, showsDueDates };
  const rows = found ? findRows(found, searched) : [];
  const isFailed = snapshot.matches('unavailable');
  const isRead = found !== null && !isFailed;
  const isFiltered = isRead && findRows(found, { ...searched, criteria: {} }).length > 0;
  const isOwing = view === 'a-regler' && balance !== null && balance > 0;
  const owing = isOwing && t('flat.noneOwing', { balance: formatEuros(balance) });
  return (
    <Flow id={snapshot.machine.id} snapshot={snapshot}>
      <ListContainer
        status={isFailed ? 'failed' : !isRead ? 'loading' : rows.length === 0 ? 'empty' : 'shown'}
        skeleton={
          <div className={css.flat}>
            <ProgressPanel label={t('flat.reading')} progress={progress} />
            <TableSkeleton />
          </div>
        }
        onRetry={() => actor.send({ type: 'retried' })}
        {...failureOfList(failure)}
        emptyTitle={isFiltered ? t('flat.noMatch') : t(`flat.none.${view}`)}
        emptyText={isFiltered ? t('flat.noMatchHelp') : isOwing ? owing : t(`flat.noneHelp.${view}`)}
        emptyAction={
          isFiltered || view === 'toutes'
            ? emptyAction
            : isOwing && <Link href="/espace-facturation">{t('flat.byContract')}</Link>
        }
      >
        {found && (
          <div className={css.flat}>
            <UnreadNotice unread={found.unread ?? []} hasTotals />
            <Rows view={view} rows={rows} {...cells}>
              <Summary view={view} found={found} rows={rows} />
            </Rows>
            <Rest actor={actor} found={found} />
          </div>
        )}
      </ListContainer>
    </Flow>
  );
};

export default InvoiceTable;
