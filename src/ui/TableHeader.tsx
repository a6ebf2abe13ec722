import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { header, numeric, sortable, sorter } from './Table.css.ts';

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
  const look = isSorter ? sortable : column.isNumeric ? numeric : '';
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={`${header} ${look}`} {...(direction && { 'aria-sort': direction })}>
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
