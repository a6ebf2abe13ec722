export type TableSort<Sorted extends string> = { column: Sorted; direction: 'ascending' | 'descending' };

/** Sorts rows by a text or a number. Unknown values (null) are last in both directions. */
export const sortRows = <Row, Sorted extends string>(
  rows: readonly Row[],
  { column, direction }: TableSort<Sorted>,
  sortValueOf: (row: Row, column: Sorted) => string | number | null,
): Row[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortValueOf(row, column) }))
    .sort(({ value: one }, { value: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return sign * (one < other ? -1 : Number(one > other));
    })
    .map(({ row }) => row);
};
