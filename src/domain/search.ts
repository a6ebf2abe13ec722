import { type Contract, spacedReference } from './contract/contract.ts';
import { plainText } from './text.ts';

/** Normalises words for comparison: without case, accents, ligatures or typographic apostrophes. */
export const searchable = (words: string): string =>
  plainText(words)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/’/g, "'");

/** Search over items, prepared once and called at each keystroke: an item matches if it contains all words. */
export const wordSearch = <Item>(items: readonly Item[], wordsOf: (item: Item) => readonly string[]) => {
  const rows = items.map((item) => ({ item, content: searchable(wordsOf(item).join('\n')) }));
  return (typed: string): Item[] => {
    const words = searchable(typed).split(/\s+/).filter(Boolean);
    return rows
      .filter(({ content }) => words.every((word) => content.includes(word)))
      .map(({ item }) => item);
  };
};

type Searched = Pick<Contract, 'reference' | 'name' | 'served_address'>;

export type MissingWords = Pick<Contract, 'name' | 'served_address'>;

/** Search over contracts, in the displayed reference, name and served address (docs/rules.md#contract-search). */
export const contractSearch = <Found extends Searched>(contracts: readonly Found[], missing: MissingWords) =>
  wordSearch(contracts, ({ reference, name, served_address }) => [
    reference,
    spacedReference(reference),
    name || missing.name,
    served_address || missing.served_address,
  ]);
