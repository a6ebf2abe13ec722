import { readDay } from '#src/domain/calendar.ts';
import { spacedReference } from '#src/domain/contract/contract.ts';
import { cutAt, fileName } from '#src/domain/fileName.ts';
import type { ListedInvoice } from './selection.ts';

/** Maximum length of each part, so that the limit of a file name never cuts the part that makes it unique. */
const longest = 30;

/** Cuts after the normalisation, because it may replace one character by several. */
const cut = (words: string) => cutAt(words.normalize('NFC'), longest);

/** Names made of day, number and reference: sorted by day, and distinct even if the file system ignores case. */
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
