import { type Contract, spacedReference } from './contract/contract.ts';
import type { OwnNames } from './contract/siteLabel.ts';
import { plainText } from './text.ts';

/** Text for comparisons: lower case, no accents, no ligatures, straight apostrophes. */
export const searchable = (words: string): string =>
  plainText(words)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/’/g, "'");

/** Invoice number typed after « facture », or with spaces instead of its hyphen, as `F2026-004217`. */
export const hyphenated = (typed: string): string =>
  typed
    .replace(/^facture\s+(?:n°\s*)?(?=\p{L}{1,3}\d)/iu, '')
    .replace(/^(\p{L}{1,3}\d{4,})[\s-]+(\d+)$/u, '$1-$2');

export const wordSearch = <Item>(items: readonly Item[], wordsOf: (item: Item) => readonly string[]) => {
  const rows = items.map((item) => ({ item, content: searchable(wordsOf(item).join('\n')) }));
  return (typed: string): Item[] => {
    const words = searchable(typed)
      .split(/[\s,;:·()«»"]+/)
      .filter(Boolean);
    return rows
      .filter(({ content }) => words.every((word) => content.includes(word)))
      .map(({ item }) => item);
  };
};

type Searched = Pick<Contract, 'reference' | 'name' | 'served_address'>;

export type MissingWords = Pick<Contract, 'name' | 'served_address'>;

const noNames: OwnNames = new Map();

export const contractSearch = <Found extends Searched>(
  contracts: readonly Found[],
  missing: MissingWords,
  ownNames: OwnNames = noNames,
) => {
  const search = wordSearch(contracts, ({ reference, name, served_address }) => [
    reference,
    spacedReference(reference),
    ownNames.get(reference) ?? '',
    name || missing.name,
    served_address || missing.served_address,
  ]);
  return (typed: string) => search(spacedReference(plainText(typed)));
};
