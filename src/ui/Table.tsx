import type { ReactNode } from 'react';
import { cell, frame, head, main, numeric, row as rowStyle } from './Table.css.ts';
import { type Sort, type Sortable, TableHeader } from './TableHeader.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** `Sorted` names the columns that the parent knows how to sort. */
export type Column<Row, Sorted extends string = never> = Sortable<Sorted> & {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures, aligned on their end. */
  isNumeric?: boolean;
};

type Props<Row, Sorted extends string> = {
  /** What the table holds, said and not shown. */
  caption: string;
  /** The first column names its row. */
  columns: readonly Column<Row, Sorted>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Seven columns or so: its rows become cards sooner. */
  isWide?: boolean;
  sort?: Sort<Sorted>;
  onSort?: (sort: Sort<Sorted>) => void;
};

/** A native table whose rows become cards where there is no room for columns. Sorting and paging are its parent's. */
export const Table = <Row, Sorted extends string = never>({
  caption,
  columns,
  rows,
  keyOf,
  isWide = false,
  sort,
  onSort,
}: Props<Row, Sorted>) => (
  <div className={frame[isWide ? 'wide' : 'usual']}>
    <table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr className={head}>
          {columns.map((column) => (
            <TableHeader key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={rowStyle}>
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              const look = index === 0 ? main : column.isNumeric ? numeric : '';
              return (
                <Cell
                  key={column.key}
                  className={`${cell} ${look}`}
                  data-label={column.label}
                  {...(index === 0 && { scope: 'row' })}
                >
                  <div>{column.cell(row)}</div>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
