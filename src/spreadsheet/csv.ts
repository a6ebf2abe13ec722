import { csvCell, csvLine, csvMark, csvOfCells } from '../domain/csv.ts';
import { nextTask } from '../domain/nextTask.ts';
import type { SheetCell } from './sheet.ts';

const decimal = (number: string): string => number.replace('.', ',');

const written = ({ type, value }: SheetCell): string => {
  if (value === null) return '';
  switch (type) {
    case 'text':
    case 'strong':
      return csvCell(value);
    case 'day':
      return value.split('-').reverse().join('/');
    case 'amount':
      return decimal(value.toFixed(2));
    case 'volume':
    case 'number':
    case 'share':
      return decimal(String(value));
  }
};

const writtenRows = function* (rows: Iterable<readonly SheetCell[]>) {
  for (const cells of rows) yield cells.map(written);
};

const type = 'text/csv;charset=utf-8';

export const toCsv = (rows: Iterable<readonly SheetCell[]>): Blob =>
  new Blob([csvOfCells(writtenRows(rows))], { type });

const rowsBetweenPauses = 2_000;

/** Writes a CSV of up to a million rows, with pauses. Stops on abort. */
export const toLongCsv = async (rows: Iterable<readonly SheetCell[]>, signal: AbortSignal): Promise<Blob> => {
  const parts = [csvMark];
  let lines: string[] = [];
  for (const cells of writtenRows(rows)) {
    if (lines.push(csvLine(cells)) < rowsBetweenPauses) continue;
    parts.push(lines.join(''));
    lines = [];
    await nextTask();
    signal.throwIfAborted();
  }
  return new Blob([...parts, ...lines], { type });
};
