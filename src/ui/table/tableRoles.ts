/** What the elements of a table are: said outright, since a browser forgets it where a row is laid out as a card. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader', scope: 'col' },
  title: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
