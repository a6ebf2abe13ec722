import * as z from 'zod/mini';
import { canonical, hash } from '../../kit/chart/canonical.ts';
import { sentSchema } from '../screen/protocol.ts';

/** Maximum lengths in characters. Links contain the remarks, and a link must be short. */
export const limits = { text: 1000, sentence: 300, author: 60 } as const;

const typedText = (most: number, long: string) =>
  z.string().check(
    z.overwrite((typed) => typed.trim().replaceAll('\r\n', '\n')),
    z.maxLength(most, long),
  );

const sentence = z.string().check(
  z.overwrite((typed) => typed.trim().replaceAll(/\s+/g, ' ').replaceAll("'", '’')),
  z.minLength(1, 'sentence.missing'),
  z.maxLength(limits.sentence, 'sentence.long'),
);

const author = typedText(limits.author, 'author.long');
const text = typedText(limits.text, 'text.long');
const required = text.check(z.minLength(1, 'text.missing'));

const plain = z.object({ kind: z.enum(['fix', 'question']), author, text: required });
const reads = z.object({ kind: z.literal('reads'), author, text, sentence });

export const remarkWordsSchema = z.discriminatedUnion('kind', [plain, reads]);

export const replySchema = z.object({ author, text: required });

const written = z.extend(replySchema, { at: z.iso.datetime() });

export type Reply = z.output<typeof written>;

/** Name of the state or step of a remark, to display if the state or step no longer exists. */
const name = z.string().check(z.maxLength(300));

export const remarkPlaceSchema = z.discriminatedUnion('on', [
  z.object({ on: z.literal('state'), name, state: z.string() }),
  z.object({
    on: z.literal('step'),
    name,
    state: z.string(),
    input: z.string(),
    moves: z.array(z.string()),
    typed: z.array(sentSchema),
  }),
]);

const pinned = {
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  flow: z.string(),
  place: remarkPlaceSchema,
  at: z.iso.datetime(),
  edits: z.array(z.iso.datetime()),
  /** Absent in files and links of older versions. */
  replies: z.optional(z.array(written)),
  isResolved: z.optional(z.boolean()),
};

export const remarkSchema = z.discriminatedUnion('kind', [z.extend(plain, pinned), z.extend(reads, pinned)]);

export const remarksSchema = z.array(remarkSchema);

export type Remark = z.output<typeof remarkSchema>;
export type RemarkWords = z.output<typeof remarkWordsSchema>;
export type RemarkPlace = Remark['place'];
export type RemarkKind = Remark['kind'];
export const remarkKinds = ['fix', 'question', 'reads'] as const satisfies readonly RemarkKind[];

export type Merge = { remarks: readonly Remark[]; added: number; updated: number; known: number };

const wordsOf = ({ kind, author, text, at, ...more }: Remark): string =>
  canonical([kind, author, text, at, 'sentence' in more ? more.sentence : '']);

const isSame = (one: Remark, other: Remark): boolean => wordsOf(one) === wordsOf(other);

/** Copy of a remark that both lists changed. Its id is a hash, so a second merge adds no second copy. */
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

/** Merges lists. A newer version replaces an older one; if both lists have changed a remark, both remain. */
export const mergeRemarks = (remarks: readonly Remark[], others: readonly Remark[]): Merge =>
  others.reduce(mergeOne, { remarks, added: 0, updated: 0, known: 0 });
