import { useEffect, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type Merge, mergeRemarks } from './mergeRemarks.ts';
import type { Remark } from './remark.schema.ts';
import { canBeLinked, longLink, readRemarks, withRemarks } from './remarksLink.ts';

const none: readonly Remark[] = [];

/** Whether it is a version of a remark: the one removed, or one before it. */
const isVersionOf = (removed: Remark, { id, at }: Remark): boolean =>
  removed.id === id && (removed.at === at || removed.edits.includes(at));

export type Remarks = {
  /** Those of every flow. */
  list: readonly Remark[];
  /** The remarks of the link that was opened could not be read. */
  isUnread: boolean;
  /** The link has become so long that a mail may cut it. */
  isLong: boolean;
  /** Adds a remark, or writes it anew; false where no link could hold it. */
  save: (remark: Remark) => boolean;
  remove: (remark: Remark) => void;
  restore: (remark: Remark) => void;
  /** Adds those of a file; null where no link could hold them. */
  merge: (others: readonly Remark[]) => Merge | null;
};

/**
 * The remarks that the address holds. Going back in the history brings none of them back nor takes any away: each address
 * that is come to is given those there are.
 */
export const useRemarks = (address: string): Remarks => {
  const read = useMemo(() => readRemarks(address), [address]);
  const [known, setKnown] = useState(read);
  const [list, setList] = useState(read ?? none);
  const [removed, setRemoved] = useState(none);
  const [isUnread, setUnread] = useState(read === null);
  if (read !== known) {
    setKnown(read);
    if (read === null) setUnread(true);
    const news = (read ?? none).filter((remark) => !removed.some((other) => isVersionOf(other, remark)));
    const { remarks, added, updated } = mergeRemarks(list, news);
    if (added + updated) setList(remarks);
  }
  useEffect(() => {
    const text = withRemarks(address, list);
    if (text !== address) navigate(`${location.pathname}${text}`, { replace: true });
  }, [address, list]);

  const change = (next: readonly Remark[]): boolean => {
    if (!canBeLinked(next)) return false;
    setList(next);
    return true;
  };
  const restore = (remark: Remark) => {
    setRemoved((before) => before.filter(({ id }) => id !== remark.id));
    setList((before) => mergeRemarks(before, [remark]).remarks);
  };
  return {
    list,
    isUnread,
    isLong: list.length > 0 && location.href.length > longLink,
    save: (remark) =>
      change(
        list.some(({ id }) => id === remark.id)
          ? list.map((other) => (other.id === remark.id ? remark : other))
          : [...list, remark],
      ),
    remove: (remark) => {
      setRemoved((before) => [...before, remark]);
      setList((before) => before.filter(({ id }) => id !== remark.id));
    },
    restore,
    merge: (others) => {
      const merged = mergeRemarks(list, others);
      if (!change(merged.remarks)) return null;
      setRemoved((before) => before.filter(({ id }) => !others.some((other) => other.id === id)));
      return merged;
    },
  };
};
