import type { IsoDay } from '../domain/calendar.ts';
import { printed } from '../domain/csv.ts';
import { cutAt } from '../domain/text.ts';

/** What a cell holds, whatever the file; null where nothing is known. */
export type SheetCell =
  | { type: 'text' | 'strong'; value: string | null }
  | { type: 'day'; value: IsoDay | null }
  | { type: 'amount' | 'volume' | 'number'; value: number | null };

export type Sheet = {
  name: string;
  /** Of each column, in characters. */
  widths: readonly number[];
  /** How many rows stay in sight: the head, and what is above it. */
  stickyRows: number;
  rows: readonly (readonly SheetCell[])[];
  /** Of a list to filter and to print: how many rows it has under its head. */
  list?: { count: number };
};

/** How long the text of a cell may be, in UTF-16 units: a spreadsheet repairs a workbook where one is longer. */
const longest = 32_767;

/** What comes from outside, as a cell. */
export const text = (value: string): SheetCell => ({
  type: 'text',
  value: cutAt(printed(value), longest) || null,
});

/** A title, or the head of a column. */
export const strong = (value: string): SheetCell => ({ type: 'strong', value });
