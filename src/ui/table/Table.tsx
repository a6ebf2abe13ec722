import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, type Ref, useId } from 'react';
import { t } from '#locales/fr/lists.ts';
import { afterPaint } from '../browser/afterPaint.ts';
import { VisuallyHidden } from '../display/Skeleton.tsx';
import * as select from '../forms/choice/Choice.css.ts';
import { label as labelStyle } from '../forms/Form.css.ts';
import * as css from './Table.css.ts';

const inCards = { lead: css.lead, facing: css.facing, foot: css.foot, icons: css.icons, none: css.none };

type Sort<Sorted extends string> = { column: Sorted; direction: 'ascending' | 'descending' };

type Sortable<Sorted extends string> =
  | { key: Sorted; isSortable: true }
  | { key: string; isSortable?: false };

type TableHeaderProps<Sorted extends string> = {
  column: Sortable<Sorted> & { label: string; isNumeric?: boolean };
  sort: Sort<Sorted> | undefined;
  onSort: ((sort: Sort<Sorted>) => void) | undefined;
};

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

/** Explicit roles: if CSS displays a row as a card, some browsers remove its role. */
const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader', scope: 'col' },
  title: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

const TableHeader = <Sorted extends string>({ column, sort, onSort }: TableHeaderProps<Sorted>) => {
  const direction = sort?.column === column.key ? sort.direction : undefined;
  const Icon = icons[direction ?? 'none'];
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  const sortBy =
    column.isSortable && onSort ? () => onSort({ column: column.key, direction: next }) : undefined;
  return (
    <th
      className={column.isNumeric ? css.figuresHeader : css.header}
      {...tableRoles.header}
      {...(direction && { 'aria-sort': direction })}
    >
      {sortBy && (
        <button type="button" className={css.sorter} onClick={() => afterPaint(sortBy)}>
          <span>{column.label}</span>
          <Icon />
        </button>
      )}
      <span className={sortBy && css.unpressed}>{column.label}</span>
    </th>
  );
};

export type Column<Row, Sorted extends string = never> = Sortable<Sorted> & {
  label: string;
  shortLabel?: string;
  cell: (row: Row) => ReactNode;
  nameOf?: (row: Row) => string;
  isNumeric?: boolean;
  isTitle?: boolean;
  /** Place of the value on a card: by default, on the second line with its label. */
  inCard?: keyof typeof inCards;
};

const chooseLook = ({ isNumeric, inCard }: Pick<Column<never>, 'isNumeric' | 'inCard'>, isTitle: boolean) => {
  if (isTitle) return css.title;
  if (inCard === 'icons') return css.icons;
  if (isNumeric) return inCard === 'facing' ? css.facingFigures : css.figures;
  return inCard ? inCards[inCard] : css.detail;
};

type Props<Row, Sorted extends string> = {
  caption: string;
  columns: readonly Column<Row, Sorted>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  size?: keyof typeof css.frame;
  sort?: Sort<Sorted>;
  onSort?: (sort: Sort<Sorted>) => void;
  /** Element that contains the rows, for the focus after « Afficher plus ». */
  list?: Ref<HTMLTableSectionElement>;
};

const directions = ['ascending', 'descending'] as const;

type TableSortProps<Sorted extends string> = {
  columns: readonly (Sortable<Sorted> & { label: string })[];
  sort: Sort<Sorted>;
  onSort: (sort: Sort<Sorted>) => void;
};

const TableSort = <Sorted extends string>({ columns, sort, onSort }: TableSortProps<Sorted>) => {
  const id = useId();
  const sorts = columns.flatMap((column) =>
    column.isSortable
      ? directions.map((direction) => ({
          name: `${column.key} ${direction}`,
          label: t(`sort.${direction}`, { column: column.label }),
          sort: { column: column.key, direction },
        }))
      : [],
  );
  return (
    <div className={css.sorting}>
      <label htmlFor={id} className={labelStyle}>
        {t('sort.by')}
      </label>
      <div className={select.line}>
        <select
          id={id}
          className={select.select}
          value={`${sort.column} ${sort.direction}`}
          onChange={({ target }) => {
            const chosen = sorts.find(({ name }) => name === target.value);
            if (chosen) onSort(chosen.sort);
          }}
        >
          {sorts.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        <span className={select.chevron}>
          <ChevronDown />
        </span>
      </div>
    </div>
  );
};

export const Table = <Row, Sorted extends string = never>(props: Props<Row, Sorted>) => {
  const { caption, columns, rows, keyOf, size = 'usual', sort, onSort, list } = props;
  const chosenIndex = columns.findIndex(({ isTitle }) => isTitle);
  const titleIndex = Math.max(0, chosenIndex);
  return (
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
        <tbody ref={list} className={css.table} {...tableRoles.group}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={css.row} {...tableRoles.row}>
              {columns.map((column, index) => {
                const isTitle = index === titleIndex;
                const Cell = isTitle ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    className={chooseLook(column, isTitle)}
                    data-label={column.shortLabel ?? column.label}
                    aria-label={isTitle ? column.nameOf?.(row) : undefined}
                    {...(isTitle ? tableRoles.title : tableRoles.cell)}
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
};
