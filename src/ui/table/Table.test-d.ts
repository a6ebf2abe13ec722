import type { Column } from './Table.tsx';

/** Checked by `tsc`, which fails if an expected type error does not occur. */
type PersonColumn = Column<{ name: string }, 'name'>;

const label = 'Nom';
const cell = ({ name }: { name: string }) => name;

export const columns: PersonColumn[] = [
  { key: 'name', label, cell, isSortable: true },
  { key: 'actions', label, cell },
  // @ts-expect-error: this column is not a sort key
  { key: 'role', label, cell, isSortable: true },
];

// @ts-expect-error: this table has no sort
export const unsorted: Column<{ name: string }>[] = [{ key: 'name', label, cell, isSortable: true }];
