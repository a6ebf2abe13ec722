import { parseFrenchDay } from '#src/domain/calendar.ts';
import { spacedReference } from '#src/domain/contract/contract.ts';
import { cutAt, fileName } from '#src/domain/fileName.ts';
import type { ListedInvoice } from './selection.ts';

/** So that what tells two names apart is never cut off. */
const longest = 30;

/** Composed first, as a file name is: some characters make several. */
const cut = (words: string) => cutAt(words.normalize('NFC'), longest);

/**
 * The name of each document in the archive, in the order given: day, number, reference, so that they sort by day. No two
 * are the same, even where letters' case does not count.
 */
export const documentNames = (listed: readonly ListedInvoice[]): string[] => {
  const taken = new Set<string>();
  return listed.map(({ invoice: { dateFacture, numeroFacture, reference } }) => {
    const words = [
      parseFrenchDay(dateFacture) ?? 'sans-date',
      cut(numeroFacture),
      cut(spacedReference(reference)),
    ];
    for (let rank = 1; ; rank++) {
      const name = fileName(rank === 1 ? words : [...words, `${rank}`], 'pdf');
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
};
