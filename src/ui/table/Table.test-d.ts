import type { Column } from './Table.tsx';

/** Checked by `tsc` only: an expected error that no longer occurs fails the type check. */
type PersonColumn = Column<{ name: string }, 'name'>;

const label = 'Nom';
const cell = ({ name }: { name: string }) => name;

export const columns: PersonColumn[] = [
  { key: 'name', label, cell, isSortable: true },
  { key: 'actions', label, cell },
  // @ts-expect-error: the sort does not know this column
  { key: 'role', label, cell, isSortable: true },
];

// @ts-expect-error: nothing sorts this table
export const unsorted: Column<{ name: string }>[] = [{ key: 'name', label, cell, isSortable: true }];
