import MiniSearch from 'minisearch';
import { kindredOf, wordsOf } from './frenchWords.ts';
import type { Moment } from './moment.ts';

/** The parts of a moment that are searched, with how much a word counts there. */
const boost = { title: 3, happens: 3, read: 2.5, flowName: 2, leads: 1.5, input: 1, about: 1 } as const;

type Part = keyof typeof boost;

type Entry = { id: number; moment: Moment };

const fieldOf = ({ id, moment }: Entry, field: string): string => {
  if (field === 'id') return String(id);
  const part = moment[field as Part];
  return typeof part === 'string' ? part : part.join('\n');
};

/** How much a word is worth that only stands for one of the question. */
const kindredWorth = 0.5;

/** What begins with a word of fewer letters is not about it. */
const shortest = 3;

/** The most moments that a question is answered with. */
const mostResults = 12;

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

/** Moments to be searched by questions in French. */
export const createIndex = () => {
  const moments: Moment[] = [];
  const index = new MiniSearch<Entry>({
    fields: Object.keys(boost),
    extractField: fieldOf,
    tokenize: wordsOf,
    processTerm: (word) => word,
  });
  const add = (added: readonly Moment[]) => {
    index.addAll(added.map((moment, at) => ({ id: moments.length + at, moment })));
    moments.push(...added);
  };
  /** The moments that answer a question, the best first; none that has less than half of its words. */
  const search = (question: string, most = mostResults): Moment[] => {
    const words = [...new Set(wordsOf(question))];
    const shareMet = (met: readonly string[]) =>
      words.filter((word) => [word, ...kindredOf(word)].some((one) => met.includes(one))).length /
      words.length;
    const found = index
      .search(question, {
        tokenize: () => [...new Set(words.flatMap((word) => [word, ...kindredOf(word)]))],
        boost,
        boostTerm: (term) => (words.includes(term) ? 1 : kindredWorth),
        prefix: (term) => term.length >= shortest,
      })
      .map(({ id, score, queryTerms }) => ({ id, score, share: shareMet(queryTerms) }))
      .filter(({ share }) => share >= 0.5)
      .sort((a, b) => b.score * b.share ** 2 - a.score * a.share ** 2)
      .flatMap(({ id }) => moments[id] ?? []);
    return withoutRepeats(found).slice(0, most);
  };
  return { add, search };
};

/** What of the texts read answers a question best, to be shown beside a result. */
export const findExcerpt = ({ read }: Moment, question: string): string => {
  const wanted = new Set(wordsOf(question).flatMap((word) => [word, ...kindredOf(word)]));
  const countIn = (text: string) => wordsOf(text).filter((word) => wanted.has(word)).length;
  return read.toSorted((a, b) => countIn(b) - countIn(a))[0] ?? '';
};
