import { kindredOf, wordsOf } from './frenchWords.ts';
import type { Moment } from './moment.ts';

/** The parts of a moment that are searched, with how much a word counts there. */
const parts: readonly { of: (moment: Moment) => readonly string[]; weight: number }[] = [
  { of: ({ title }) => [title], weight: 3 },
  { of: ({ happens }) => [happens], weight: 3 },
  { of: ({ read }) => read, weight: 2.5 },
  { of: ({ leads }) => [leads], weight: 1.5 },
  { of: ({ flowName }) => [flowName], weight: 2 },
  { of: ({ input, about }) => [input, ...about], weight: 1 },
];

type Entry = { moment: Moment; weights: ReadonlyMap<string, number> };

/** Moments, ready to be searched. */
export type Index = { entries: readonly Entry[]; counts: ReadonlyMap<string, number> };

/** A text of so many words counts for half: it is less about each. */
const long = 20;

const toEntry = (moment: Moment): Entry => {
  const weights = new Map<string, number>();
  for (const { of, weight } of parts)
    for (const text of of(moment)) {
      const words = wordsOf(text);
      const worth = weight / (1 + words.length / long);
      for (const word of words) weights.set(word, Math.max(weights.get(word) ?? 0, worth));
    }
  return { moment, weights };
};

export const noIndex: Index = { entries: [], counts: new Map() };

/** An index with more moments. */
export const withMoments = ({ entries, counts }: Index, moments: readonly Moment[]): Index => {
  const added = moments.map(toEntry);
  const more = new Map(counts);
  for (const { weights } of added)
    for (const word of weights.keys()) more.set(word, (more.get(word) ?? 0) + 1);
  return { entries: [...entries, ...added], counts: more };
};

/** The most moments that a question is answered with. */
export const mostResults = 12;

/** How much of a word is worth that only stands for it, or that it only begins. */
const kindredWorth = 0.5;
const beginningWorth = 0.7;

type Wanted = { word: string; rarity: number; kindred: ReadonlySet<string>; beginnings: readonly string[] };

const toWanted = ({ entries, counts }: Index, question: string): Wanted[] =>
  [...new Set(wordsOf(question))].map((word) => {
    const kindred = kindredOf(word);
    const beginnings =
      word.length < 3 ? [] : [...counts.keys()].filter((one) => one.startsWith(word) && one !== word);
    const count = Math.max(0, ...[word, ...kindred, ...beginnings].map((one) => counts.get(one) ?? 0));
    return { word, kindred, beginnings, rarity: Math.log(1 + entries.length / (1 + count)) };
  });

const worthOf = ({ weights }: Entry, { word, kindred, beginnings }: Wanted): number => {
  const best = (words: Iterable<string>) => Math.max(0, ...[...words].map((one) => weights.get(one) ?? 0));
  return Math.max(weights.get(word) ?? 0, beginningWorth * best(beginnings), kindredWorth * best(kindred));
};

/** How well a moment answers; 0 where it has none of the words, or too few of them. */
const scoreOf = (entry: Entry, wanted: readonly Wanted[]): number => {
  const worths = wanted.map((one) => ({ rarity: one.rarity, worth: worthOf(entry, one) }));
  const whole = worths.reduce((sum, { rarity }) => sum + rarity, 0);
  const met = worths.reduce((sum, { rarity, worth }) => sum + (worth > 0 ? rarity : 0), 0);
  const total = worths.reduce((sum, { rarity, worth }) => sum + rarity * worth, 0);
  return whole > 0 && met >= whole / 2 ? total * (met / whole) ** 2 : 0;
};

/** Moments that are read alike are one: the first stands for them. */
const withoutRepeats = (moments: readonly Moment[]): Moment[] => {
  const shown = new Set<string>();
  return moments.filter(({ flow, title, leads, happens, read }) => {
    const alike = JSON.stringify([flow, title, leads, read.length ? read : happens]);
    if (shown.has(alike)) return false;
    shown.add(alike);
    return true;
  });
};

/** The moments that answer a question, the best first; of those that answer as well, the soonest come to. */
export const search = (index: Index, question: string, most = mostResults): Moment[] => {
  const wanted = toWanted(index, question);
  const found = index.entries
    .map((entry) => ({ moment: entry.moment, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.moment.steps.length - b.moment.steps.length)
    .map(({ moment }) => moment);
  return withoutRepeats(found).slice(0, most);
};

/** What of the texts read answers a question best, to be shown beside a result. */
export const findExcerpt = ({ read }: Moment, question: string): string => {
  const wanted = new Set(wordsOf(question).flatMap((word) => [word, ...kindredOf(word)]));
  const countIn = (text: string) => wordsOf(text).filter((word) => wanted.has(word)).length;
  return read.toSorted((a, b) => countIn(b) - countIn(a))[0] ?? '';
};
