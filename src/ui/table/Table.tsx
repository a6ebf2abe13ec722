import type { ReactNode } from 'react';
import { VisuallyHidden } from '../display/VisuallyHidden.tsx';
import * as css from './Table.css.ts';
import { type Sort, type Sortable, TableHeader } from './TableHeader.tsx';
import { TableSort } from './TableSort.tsx';
import { tableRoles } from './tableRoles.ts';

const inCards = { lead: css.lead, facing: css.facing, foot: css.foot };

/** `Sorted` names the columns that the parent knows how to sort. */
export type Column<Row, Sorted extends string = never> = Sortable<Sorted> & {
  label: string;
  /** On a card, where the label would take a line. */
  shortLabel?: string;
  cell: (row: Row) => ReactNode;
  /** What names the row, where its cell holds more: a control that says it too. */
  nameOf?: (row: Row) => string;
  /** Figures, aligned on their end. */
  isNumeric?: boolean;
  /** Where it stands on a card: under the title, facing it, or last; else among the details, after its label. */
  inCard?: keyof typeof inCards;
};

const chooseLook = ({ isNumeric, inCard }: Pick<Column<never>, 'isNumeric' | 'inCard'>, index: number) => {
  if (index === 0) return css.title;
  if (isNumeric) return inCard === 'facing' ? css.facingFigures : css.figures;
  return inCard ? inCards[inCard] : css.detail;
};

type Props<Row, Sorted extends string> = {
  /** What the table holds, said and not shown. */
  caption: string;
  /** The first column names its row. */
  columns: readonly Column<Row, Sorted>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The room that its columns need: where there is less, its rows become cards. */
  size?: keyof typeof css.frame;
  sort?: Sort<Sorted>;
  onSort?: (sort: Sort<Sorted>) => void;
};

/** A native table whose rows become cards where there is no room for columns. Sorting and paging are its parent's. */
export const Table = <Row, Sorted extends string = never>({
  caption,
  columns,
  rows,
  keyOf,
  size = 'usual',
  sort,
  onSort,
}: Props<Row, Sorted>) => (
  <div className={css.frame[size]}>
    {sort && onSort && <TableSort columns={columns} sort={sort} onSort={onSort} />}
    <table className={css.table} {...tableRoles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={css.head} {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {columns.map((column) => (
            <TableHeader key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className={css.table} {...tableRoles.group}>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={css.row} {...tableRoles.row}>
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.key}
                  className={chooseLook(column, index)}
                  data-label={column.shortLabel ?? column.label}
                  aria-label={index === 0 ? column.nameOf?.(row) : undefined}
                  {...(index === 0 ? tableRoles.title : tableRoles.cell)}
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
