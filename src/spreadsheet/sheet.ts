import type { IsoDay } from '../domain/calendar.ts';
import { printed } from '../domain/csv.ts';
import { cutAt, trimEdges } from '../domain/fileName.ts';

/** Cell of any file format; null if the value is unknown. */
export type SheetCell =
  | { type: 'text' | 'strong'; value: string | null }
  | { type: 'day'; value: IsoDay | null }
  | { type: 'amount' | 'volume' | 'number'; value: number | null };

export type Sheet = {
  name: string;
  widths: readonly number[];
  /** Number of frozen rows: the header and the rows above it. */
  stickyRows: number;
  rows: readonly (readonly SheetCell[])[];
  /** Set for a sheet that can be filtered and printed; `count` is the number of rows below the header. */
  list?: { count: number };
};

/** Longest text of a cell, in UTF-16 units: a spreadsheet repairs a workbook with a longer one. */
const longest = 32_767;

export const text = (value: string): SheetCell => ({
  type: 'text',
  value: cutAt(printed(value), longest) || null,
});

export const strong = (value: string): SheetCell => ({ type: 'strong', value });

/** Longest name of a sheet for Excel, in UTF-16 units. */
const longestName = 31;

/** Characters forbidden in the name of a sheet, and the apostrophe, forbidden at both ends. */
const forbidden = /[[\]:*?/\\\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]+/gu;
const edge = /[\s']/;

const cut = (name: string, length: number): string => trimEdges(cutAt(name, length), edge);

const named = (word: string, rank: number): string => {
  const safe = trimEdges(word.normalize('NFC').replace(forbidden, '-'), edge) || '-';
  const suffix = rank === 1 ? '' : ` (${rank})`;
  return cut(safe, longestName - suffix.length) + suffix;
};

/** Sheet names accepted by Excel, one per word in order, unique regardless of case. */
export const sheetNames = (words: readonly string[]): string[] => {
  // Reserved by Excel.
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
