import type { IsoDay } from '../domain/calendar.ts';
import { printed } from '../domain/csv.ts';
import { cutAt, trimEdges } from '../domain/fileName.ts';

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

/** How long the name of a sheet may be, in what Excel counts: UTF-16 units. */
const longestName = 31;

/** What the name of a sheet may not hold, and the apostrophe, which it may not begin or end with. */
const forbidden = /[[\]:*?/\\\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]+/gu;
const edge = /[\s']/;

const cut = (name: string, length: number): string => trimEdges(cutAt(name, length), edge);

const named = (word: string, rank: number): string => {
  const safe = trimEdges(word.normalize('NFC').replace(forbidden, '-'), edge) || '-';
  const suffix = rank === 1 ? '' : ` (${rank})`;
  return cut(safe, longestName - suffix.length) + suffix;
};

/** A name for the sheet of each word, in their order, that Excel accepts: none twice, whatever the case of its letters. */
export const sheetNames = (words: readonly string[]): string[] => {
  // Excel keeps this one for itself.
  const taken = new Set(['history']);
  return words.map((word) => {
    for (let rank = 1; ; rank++) {
      const name = named(word, rank);
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
};
