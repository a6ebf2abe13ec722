import { searchable } from '#src/domain/search.ts';

const ignored = new Set(
  'a au aux avec c ce ces comment d dans de des du en est et faire j je l la le les leur ma mes mon nos notre ou par pour qu que s sa ses son sur ta tes un une vos votre vous y'.split(
    ' ',
  ),
);

/** Words of a text to compare, without accents, articles, elided words (`l’`) and plural endings. */
export const termsOf = (text: string): string[] => {
  const words = searchable(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  const compared = words.filter((word) => !ignored.has(word));
  return (compared.length > 0 ? compared : words).map((word) =>
    word.length > 3 ? word.replace(/[sx]$/, '') : word,
  );
};

export type Terms = { title: string; phrases: readonly string[]; words: readonly string[] };

export const toTerms = (title: string, phrases: readonly string[]): Terms => ({
  title: termsOf(title).join(' '),
  phrases: phrases.map((phrase) => termsOf(phrase).join(' ')),
  words: [title, ...phrases].flatMap(termsOf),
});

const allBegin = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.every((term) => words.some((word) => word.startsWith(term)));

const shortestCorrected = 5;

/** True if the words differ by one typo: a letter missing, added or replaced, or two letters swapped. */
const isOneTypoAway = (typed: string, word: string): boolean => {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  let [typedEnd, wordEnd] = [typed.length, word.length];
  while (typedEnd > start && wordEnd > start && typed[typedEnd - 1] === word[wordEnd - 1]) {
    typedEnd--;
    wordEnd--;
  }
  const [typedRest, wordRest] = [typed.slice(start, typedEnd), word.slice(start, wordEnd)];
  const isExchange = typedRest.length === 2 && typedRest === [...wordRest].reverse().join('');
  return isExchange || (typedRest.length <= 1 && wordRest.length <= 1);
};

/** Typed words that start a known word. */
const knownTerms = (typed: readonly string[], known: readonly string[]): string[] =>
  typed.filter((term) => known.some((word) => word.startsWith(term)));

/** Replaces a typed word that starts no known word with a known word that differs by one typo. */
const correctTypos = (typed: readonly string[], known: readonly string[]): string[] =>
  typed.map((term) => {
    if (term.length < shortestCorrected || knownTerms([term], known).length > 0) return term;
    return known.find((word) => isOneTypoAway(term, word)) ?? term;
  });

/** Rank of a result whose words (title, synonym, address, reference) match the typed words in any order. */
export const wordsRank = 4;

const shortestBeginning = 3;

/** Rank of a result: 0 is best, null if a typed word does not match (docs/rules.md#search). */
export const rankOf = ({ title, phrases, words }: Terms, typed: readonly string[]): number | null => {
  const text = typed.join(' ');
  if (text === '') return null;
  if (title === text) return 0;
  if (phrases.includes(text)) return 1;
  const isPhraseBegun = text.length >= shortestBeginning && phrases.some((phrase) => phrase.startsWith(text));
  if (title.startsWith(text) || isPhraseBegun) return 2;
  if (allBegin(typed, title.split(' '))) return 3;
  return allBegin(typed, words) ? wordsRank : null;
};

export const byRank = (one: { rank: number }, other: { rank: number }): number => one.rank - other.rank;

const matching = <Place extends { terms: Terms }>(places: readonly Place[], typed: readonly string[]) =>
  places
    .flatMap((place) => {
      const rank = rankOf(place.terms, typed);
      return rank === null ? [] : [{ ...place, rank }];
    })
    .sort(byRank);

/** Matching places, best first. If no place matches, corrects typos, then ignores words that no place has. */
export const rankAll = <Place extends { terms: Terms }>(places: readonly Place[], typed: string) => {
  const terms = termsOf(typed);
  const exact = matching(places, terms);
  if (exact.length > 0) return exact;
  const known = places.flatMap(({ terms: { words } }) => words);
  const corrected = correctTypos(terms, known);
  const found = matching(places, corrected);
  if (found.length > 0) return found;
  return matching(places, knownTerms(corrected, known)).flatMap((place) =>
    place.rank <= 1 ? { ...place, rank: wordsRank } : [],
  );
};
