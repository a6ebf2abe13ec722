import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { afterPaint } from '../browser/afterPaint.ts';
import { figuresHeader, header, sorter, unpressed } from './Table.css.ts';
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

/** A column's header; sortable, a button of its name sorts one way, then the other. On cards and on paper, its name alone is left. */
export const TableHeader = <Sorted extends string>({ column, sort, onSort }: Props<Sorted>) => {
  const direction = sort?.column === column.key ? sort.direction : undefined;
  const Icon = icons[direction ?? 'none'];
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  const sortBy =
    column.isSortable && onSort ? () => onSort({ column: column.key, direction: next }) : undefined;
  return (
    <th
      className={column.isNumeric ? figuresHeader : header}
      {...tableRoles.header}
      {...(direction && { 'aria-sort': direction })}
    >
      {sortBy && (
        <button type="button" className={sorter} onClick={() => afterPaint(sortBy)}>
          <span>{column.label}</span>
          <Icon />
        </button>
      )}
      <span className={sortBy && unpressed}>{column.label}</span>
    </th>
  );
};
