import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
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

/** A column's header; sortable, it is a button that sorts one way, then the other. */
export const TableHeader = <Sorted extends string>({ column, sort, onSort }: Props<Sorted>) => {
  const direction = sort?.column === column.key ? sort.direction : undefined;
  const Icon = icons[direction ?? 'none'];
  const isSorter = column.isSortable && onSort;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      className={column.isNumeric ? figuresHeader : header}
      data-label={column.label}
      {...tableRoles.header}
      {...(direction && { 'aria-sort': direction })}
    >
      {isSorter ? (
        <button
          type="button"
          className={sorter}
          onClick={() => onSort({ column: column.key, direction: next })}
        >
          {column.label}
          <Icon />
        </button>
      ) : (
        column.label
      )}
    </th>
  );
};
