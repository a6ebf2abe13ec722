import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { t } from '#locales/fr/sort.ts';
import * as select from '../forms/choice/Select.css.ts';
import { control, label as labelStyle } from '../forms/Field.css.ts';
import { sorting } from './Table.css.ts';
import type { Sort, Sortable } from './TableHeader.tsx';

const directions = ['ascending', 'descending'] as const;

type Props<Sorted extends string> = {
  columns: readonly (Sortable<Sorted> & { label: string })[];
  sort: Sort<Sorted>;
  onSort: (sort: Sort<Sorted>) => void;
};

/** Sorts the rows that have become cards, whose headers are not there to be pressed. */
export const TableSort = <Sorted extends string>({ columns, sort, onSort }: Props<Sorted>) => {
  const id = useId();
  const sorts = columns.flatMap((column) =>
    column.isSortable
      ? directions.map((direction) => ({
          name: `${column.key} ${direction}`,
          label: t(direction, { column: column.label }),
          sort: { column: column.key, direction },
        }))
      : [],
  );
  return (
    <div className={sorting}>
      <label htmlFor={id} className={labelStyle}>
        {t('by')}
      </label>
      <div className={select.line}>
        <select
          id={id}
          className={`${control} ${select.select}`}
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
