import { canonical, hash } from '../../kit/chart/canonical.ts';
import type { Remark } from './remark.schema.ts';

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
