import { useRef, useState } from 'react';
import { t as lists } from '#locales/fr/contractList.ts';
import {
  loadedRows,
  type RowSize,
  rowPageCount,
  rowSizes,
  shownRows,
} from '#machines/contract-rows/contractRows.machine.ts';
import { uniqueBy } from '../../domain/lists.ts';
import { usePrintedAt } from '../../ui/browser/usePage.ts';
import type { Elements } from '../../ui/controls/buttons/Button.tsx';
import { page as sizeStyle } from '../../ui/controls/pagination/Pagination.css.ts';
import { Pagination } from '../../ui/controls/pagination/Pagination.tsx';
import { Alert } from '../../ui/display/Alert.tsx';
import { type Column, Table } from '../../ui/table/Table.tsx';
import { Flow, useSnapshot } from '../Flow.tsx';
import { FailureText, RetryButton } from '../forbidden.tsx';
import { useSiteLabel } from '../sites.ts';
import { UnreadNotice } from '../UnreadNotice.tsx';
import * as css from './ContractList.css.ts';
import { type ListWords, type RowPagesActor, rowCountOf } from './contractListActor.ts';
import { sortRows, type TableSort } from './sortRows.ts';

type Props<Row, Sorted extends string> = {
  actor: RowPagesActor<Row>;
  contract: { reference: string; name: string };
  t: ListWords;
  /** Message for a contract without rows. */
  none?: string;
  columnsOf: (isPrinted: boolean) => readonly Column<Row, Sorted>[];
  /** Value by which a column of one page is sorted. By default, rows keep the order of the back office. */
  sortValueOf?: (row: Row, column: Sorted) => string | number | null;
  keyOf: (row: Row) => string;
  size: 'usual' | 'broad' | 'wide' | 'ample';
  onSize?: ((size: RowSize) => void) | undefined;
  order?: string;
  actionsOf?: (rows: readonly Row[]) => Elements;
  foot?: Elements;
};

export const RowSizes = ({ size, onChange }: { size: number; onChange: (size: RowSize) => void }) => (
  <fieldset aria-label={lists('table.sizes')} className={css.sizes}>
    <span className={css.sizesLabel}>{lists('table.sizes')}</span>
    {rowSizes.map((each) => (
      <button
        key={each}
        type="button"
        className={sizeStyle}
        aria-label={lists('table.size', { size: each })}
        aria-pressed={each === size}
        onClick={() => onChange(each)}
      >
        {each}
      </button>
    ))}
  </fieldset>
);

/** Rows of a contract, page by page. A print contains all loaded rows (docs/rules.md#lists). */
export const RowPages = <Row, Sorted extends string = never>({
  actor,
  contract,
  t,
  none = t('table.none'),
  columnsOf,
  order,
  onSize,
  actionsOf,
  foot,
  sortValueOf,
  ...table
}: Props<Row, Sorted>) => {
  const snapshot = useSnapshot(actor);
  const { page, size: shown, requested, rowCount, unread } = snapshot.context;
  const list = useRef<HTMLDivElement>(null);
  const isPrinted = usePrintedAt() !== null;
  const columns = columnsOf(isPrinted);
  const caption = t('table.caption', { contract: useSiteLabel()(contract).title });
  const [sort, setSort] = useState<TableSort<Sorted>>();
  // Removes duplicates, because a row may move to another page between two calls.
  const found = uniqueBy((isPrinted ? loadedRows : shownRows)(snapshot.context), table.keyOf);
  const pageCount = rowPageCount(snapshot.context);
  const wholeSize = rowSizes.find((each) => each >= rowCount);
  const isSortable = sortValueOf !== undefined && wholeSize !== undefined && found.length > 1;
  const isSorted = columns.some((column) => column.isSortable && column.key === sort?.column);
  const shownSort = isSortable && isSorted && pageCount === 1 ? sort : undefined;
  const rows = sortValueOf && shownSort ? sortRows(found, shownSort, sortValueOf) : found;
  const sortWhole = (next: TableSort<Sorted>) => {
    setSort(next);
    if (wholeSize && pageCount > 1) actor.send({ type: 'size.chosen', size: wholeSize });
  };
  const count = rowCountOf(t, rowCount);
  const pageText = pageCount > 1 ? lists('table.page', { count, page, pageCount }) : count;
  const printedText =
    rows.length < rowCount ? lists('table.printed', { count, printed: rows.length }) : count;
  if (rowCount === 0) return unread.length > 0 ? <UnreadNotice unread={unread} /> : <p>{none}</p>;
  return (
    <Flow id={snapshot.machine.id} snapshot={snapshot}>
      <div ref={list} tabIndex={-1} className={css.rows}>
        {actionsOf && <div className={css.bar}>{actionsOf(rows)}</div>}
        <UnreadNotice unread={unread} />
        {rows.length === 0 ? (
          <p>{t('table.noneHere')}</p>
        ) : (
          <Table
            {...table}
            caption={caption}
            columns={columns}
            rows={rows}
            {...(isSortable && { onSort: sortWhole, ...(shownSort && { sort: shownSort }) })}
          />
        )}
        {snapshot.matches('stuck') && (
          <Alert tone="bad" title={lists('table.failed')}>
            <FailureText failure={snapshot.context.failure} />
            <RetryButton failure={snapshot.context.failure} onPress={() => actor.send({ type: 'retried' })} />
          </Alert>
        )}
        <div className={css.footer}>
          {rowCount > rowSizes[0] && (
            <RowSizes
              size={requested?.size ?? shown}
              onChange={(chosen) => {
                onSize?.(chosen);
                actor.send({ type: 'size.chosen', size: chosen });
              }}
            />
          )}
          <p role="status" className={css.count}>
            {isPrinted ? printedText : pageText}
          </p>
          {order && pageCount > 1 && <p className={css.count}>{order}</p>}
          <Pagination
            label={caption}
            page={page}
            pageCount={pageCount}
            list={list}
            onChange={(next) => actor.send({ type: 'page.turned', page: next })}
          />
        </div>
        {foot}
      </div>
    </Flow>
  );
};
