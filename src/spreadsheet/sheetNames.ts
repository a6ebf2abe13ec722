import { cutAt, trimEdges } from '../domain/text.ts';

/** How long the name of a sheet may be, in what Excel counts: UTF-16 units. */
const longest = 31;

/** What the name of a sheet may not hold, and the apostrophe, which it may not begin or end with. */
const forbidden = /[[\]:*?/\\\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]+/gu;
const edge = /[\s']/;

const cut = (name: string, length: number): string => trimEdges(cutAt(name, length), edge);

const named = (word: string, rank: number): string => {
  const safe = trimEdges(word.normalize('NFC').replace(forbidden, '-'), edge) || '-';
  const suffix = rank === 1 ? '' : ` (${rank})`;
  return cut(safe, longest - suffix.length) + suffix;
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
