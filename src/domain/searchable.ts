import { plainText } from './typed.ts';

/** Words as a search compares them: without case, accents, ligatures or typographic apostrophes. */
export const searchable = (words: string): string =>
  plainText(words)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/’/g, "'");

/**
 * A search over items: prepared once, asked at each key press. Words are split and all must be found, whatever their case and
 * accents, in what is written of an item.
 */
export const wordSearch = <Item>(items: readonly Item[], wordsOf: (item: Item) => readonly string[]) => {
  const rows = items.map((item) => ({ item, content: searchable(wordsOf(item).join('\n')) }));
  return (typed: string): Item[] => {
    const words = searchable(typed).split(/\s+/).filter(Boolean);
    return rows
      .filter(({ content }) => words.every((word) => content.includes(word)))
      .map(({ item }) => item);
  };
};
