import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { useId } from 'react';
import { afterPaint } from './afterPaint.ts';
import { figuresHeader, header, sorter } from './Table.css.ts';
import { tableRoles } from './tableRoles.ts';

export type Sort<Sorted extends string> = { column: Sorted; direction: 'ascending' | 'descending' };

/** A column is sortable only by a name that the sort knows. */
export type Sortable<Sorted extends string> =
  | { key: Sorted; isSortable: true }
  | { key: string; isSortable?: false };

type Props<Sorted extends string> = {
  column: Sortable<Sorted> & { label: string; isNumeric?: boolean };
  sort: Sort<Sorted> | undefined;
  onSort: ((sort: Sort<Sorted>) => void) | undefined;
};

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** A column's header; sortable, a button sorts one way, then the other. On cards, its name alone is left. */
export const TableHeader = <Sorted extends string>({ column, sort, onSort }: Props<Sorted>) => {
  const nameId = useId();
  const direction = sort?.column === column.key ? sort.direction : undefined;
  const Icon = icons[direction ?? 'none'];
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      className={column.isNumeric ? figuresHeader : header}
      {...tableRoles.header}
      {...(direction && { 'aria-sort': direction })}
    >
      <span id={nameId}>{column.label}</span>
      {column.isSortable && onSort && (
        <button
          type="button"
          className={sorter}
          aria-labelledby={nameId}
          onClick={() => afterPaint(() => onSort({ column: column.key, direction: next }))}
        >
          <Icon />
        </button>
      )}
    </th>
  );
};
