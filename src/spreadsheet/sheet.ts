import type { IsoDay } from '../domain/calendar.ts';
import { printed } from '../domain/csv.ts';
import { cutAt, trimEdges } from '../domain/fileName.ts';

/** Cell of a workbook or CSV file; null for an unknown value. A `formula` is in English, without `=`. */
export type SheetCell =
  | { type: 'text' | 'strong'; value: string | null }
  | { type: 'day'; value: IsoDay | null }
  | { type: 'amount' | 'volume' | 'number' | 'share'; value: number | null; formula?: string };

/** Sheet with one list. The header row of the list has filters, stays visible and is printed on each page. */
export type Sheet = {
  name: string;
  rows: readonly (readonly SheetCell[])[];
  /** Number of rows that stay visible: the rows above the list, and its header. */
  stickyRows: number;
  count: number;
};

/** Maximum length of a text, in UTF-16 units. Excel reports a file with a longer text as damaged. */
const longest = 32_767;

export const text = (value: string): SheetCell => ({
  type: 'text',
  value: cutAt(printed(value), longest) || null,
});

export const strong = (value: string): SheetCell => ({ type: 'strong', value });

export const blank = text('');

export const dayCell = (value: IsoDay | null): SheetCell => ({ type: 'day', value });

const figure =
  (type: 'volume' | 'number') =>
  (value: number | null, formula?: string): SheetCell => ({ type, value, ...(formula && { formula }) });

export const volumeCell = figure('volume');
export const countCell = figure('number');

/** Maximum length of a sheet name in Excel, in UTF-16 units. */
const longestName = 31;

/** Characters that Excel forbids in a sheet name, or that the library of workbooks removes from it. */
const forbidden = /[[\]:*?/\\\uFFFD\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]+/gu;
const edge = /[\s']/;

const cut = (name: string, length: number): string => trimEdges(cutAt(name, length), edge);

const named = (word: string, rank: number): string => {
  const safe = trimEdges(word.normalize('NFC').replace(forbidden, '-'), edge) || '-';
  const suffix = rank === 1 ? '' : ` (${rank})`;
  return cut(safe, longestName - suffix.length) + suffix;
};

/** Makes the names of sheets valid and unique. `A` and `a` count as the same name, as in Excel. */
export const sheetNames = (words: readonly string[]): string[] => {
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
