import { readDay } from '#src/domain/calendar.ts';
import { spacedReference } from '#src/domain/contract/contract.ts';
import { cutAt, fileName } from '#src/domain/fileName.ts';
import type { ListedInvoice } from './selection.ts';

/** Maximum length of a part, so that a cut never removes the part that makes a name unique. */
const longest = 30;

/** Normalises first, as file names are: some characters become several. */
const cut = (words: string) => cutAt(words.normalize('NFC'), longest);

/** Day, number, reference: names sort by day, and differ even on a case-insensitive file system. */
export const documentNames = (listed: readonly ListedInvoice[]): string[] => {
  const taken = new Set<string>();
  return listed.map(({ invoice: { dateFacture, numeroFacture, reference } }) => {
    const words = [readDay(dateFacture) ?? 'sans-date', cut(numeroFacture), cut(spacedReference(reference))];
    for (let rank = 1; ; rank++) {
      const name = fileName(rank === 1 ? words : [...words, `${rank}`], 'pdf');
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  });
};
