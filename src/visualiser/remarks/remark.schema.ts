import * as z from 'zod/mini';
import { canonical, hash } from '../../kit/chart/canonical.ts';
import { sentSchema } from '../screen/protocol.ts';

/** The longest that each part may be: what is remarked has to hold in a link. */
export const limits = { text: 1000, sentence: 300, author: 60 } as const;

/** What is typed of a remark, in characters that French uses and without what surrounds it. */
const typedText = (most: number, long: string) =>
  z.string().check(
    z.overwrite((typed) => typed.trim().replaceAll('\r\n', '\n')),
    z.maxLength(most, long),
  );

/** A sentence is on one line, and has the apostrophes of the portal’s. */
const sentence = z.string().check(
  z.overwrite((typed) => typed.trim().replaceAll(/\s+/g, ' ').replaceAll("'", '’')),
  z.minLength(1, 'sentence.missing'),
  z.maxLength(limits.sentence, 'sentence.long'),
);

const author = typedText(limits.author, 'author.long');
const text = typedText(limits.text, 'text.long');
const required = text.check(z.minLength(1, 'text.missing'));

const words = {
  fix: z.object({ kind: z.literal('fix'), author, text: required }),
  question: z.object({ kind: z.literal('question'), author, text: required }),
  reads: z.object({ kind: z.literal('reads'), author, text, sentence }),
};

/** What someone remarks: something to correct, a question, or a sentence that the customer must read. */
export const remarkWordsSchema = z.discriminatedUnion('kind', [words.fix, words.question, words.reads]);

/** By which name a place was pinned: it is read where the place is no more. */
const name = z.string().check(z.maxLength(300));

/** Where a remark is pinned: to a state, however one comes to it, or to a step of a path. */
export const remarkPlaceSchema = z.discriminatedUnion('on', [
  z.object({ on: z.literal('state'), name, state: z.string() }),
  z.object({
    on: z.literal('step'),
    name,
    /** The state there, as `data-state` says it. */
    state: z.string(),
    input: z.string(),
    /** The steps that lead there, as an address writes them. */
    moves: z.array(z.string()),
    typed: z.array(sentSchema),
  }),
]);

const pinned = {
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  flow: z.string(),
  place: remarkPlaceSchema,
  /** When it was last written, and when each version before it was. */
  at: z.iso.datetime(),
  edits: z.array(z.iso.datetime()),
};

export const remarkSchema = z.discriminatedUnion('kind', [
  z.extend(words.fix, pinned),
  z.extend(words.question, pinned),
  z.extend(words.reads, pinned),
]);

export const remarksSchema = z.array(remarkSchema);

export type Remark = z.output<typeof remarkSchema>;
export type RemarkWords = z.output<typeof remarkWordsSchema>;
export type RemarkPlace = Remark['place'];
export type RemarkKind = Remark['kind'];
export const remarkKinds = ['fix', 'question', 'reads'] as const satisfies readonly RemarkKind[];

export type Merge = {
  remarks: readonly Remark[];
  /** How many are new, how many have a newer version, how many were there already. */
  added: number;
  updated: number;
  known: number;
};

/** What a version of a remark says, whatever its place: that never changes. */
const wordsOf = ({ kind, author, text, at, ...more }: Remark): string =>
  canonical([kind, author, text, at, 'sentence' in more ? more.sentence : '']);

const isSame = (one: Remark, other: Remark): boolean => wordsOf(one) === wordsOf(other);

/** What both sides have written of one remark without knowing of each other: another remark, of the same id each time. */
const apart = (remark: Remark): Remark => ({ ...remark, id: hash(`${remark.id} ${wordsOf(remark)}`) });

const mergeOne = (merge: Merge, remark: Remark): Merge => {
  const { remarks } = merge;
  const mine = remarks.find(({ id }) => id === remark.id);
  if (!mine) return { ...merge, remarks: [...remarks, remark], added: merge.added + 1 };
  if (isSame(mine, remark) || mine.edits.includes(remark.at)) return { ...merge, known: merge.known + 1 };
  if (!remark.edits.includes(mine.at)) return mergeOne(merge, apart(remark));
  return {
    ...merge,
    remarks: remarks.map((other) => (other === mine ? remark : other)),
    updated: merge.updated + 1,
  };
};

/**
 * Remarks with others: of one that is in both, the version written after the other; where each side has changed it on its
 * own, both. Merged again, the same others change nothing.
 */
export const mergeRemarks = (remarks: readonly Remark[], others: readonly Remark[]): Merge =>
  others.reduce(mergeOne, { remarks, added: 0, updated: 0, known: 0 });
