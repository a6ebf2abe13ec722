const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A table, or nothing where it has no row. */
export const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length ? [[row(titles), row(titles.map(() => '---')), ...rows.map(row)].join('\n')] : [];

export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** A body as it is sent, on one line. */
export const json = (value: unknown): string =>
  `\`${JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ')}\``;
