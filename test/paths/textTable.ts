/** Rows as aligned text columns; numbers to the right. */
export const textTable = (
  titles: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => {
  const cells = [titles, ...rows].map((row) => row.map(String));
  const widths = titles.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const isNumeric = titles.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
