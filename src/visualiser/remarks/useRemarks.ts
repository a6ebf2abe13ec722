import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate/browser';
import { useEffect, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';
import { findSecrets, hideSecrets } from '../app/address.ts';
import {
  type Merge,
  mergeRemarks,
  type Remark,
  remarkPlaceSchema,
  remarkSchema,
  remarksSchema,
} from './remark.schema.ts';

/** Past it, a mail or a chat may cut a link short. */
const longLink = 8_000;

/** Past it, a browser may refuse one. */
const longestText = 60_000;

const parameter = 'remarks';

/** Packed: a link that says the same steps at each remark would soon be too long to be sent. */
const encode = (remarks: readonly Remark[]): string =>
  btoa(strFromU8(deflateSync(strToU8(JSON.stringify(remarks, hideSecrets)), { level: 9 }), true))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decode = (text: string): readonly Remark[] | null => {
  try {
    const packed = strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
    const read = remarksSchema.safeParse(JSON.parse(strFromU8(inflateSync(packed)), findSecrets));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

const split = (address: string) => {
  const [query = '', fragment] = address.split('#');
  return { query, fragment: new URLSearchParams(fragment) };
};

const noRemarks: readonly Remark[] = [];

/** The remarks of an address; null where they cannot be read. */
export const readRemarks = (address: string): readonly Remark[] | null => {
  const text = split(address).fragment.get(parameter);
  return text === null ? noRemarks : decode(text);
};

/** An address with these remarks, whatever others it had. */
export const withRemarks = (address: string, remarks: readonly Remark[]): string => {
  const { query, fragment } = split(address);
  if (remarks.length) fragment.set(parameter, encode(remarks));
  else fragment.delete(parameter);
  return fragment.size ? `${query}#${fragment}` : query;
};

export const canBeLinked = (remarks: readonly Remark[]): boolean => encode(remarks).length <= longestText;

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
 * The remarks that the address holds. Going back in the history brings noRemarks of them back nor takes any away: each address
 * that is come to is given those there are.
 */
export const useRemarks = (address: string): Remarks => {
  const read = useMemo(() => readRemarks(address), [address]);
  const [known, setKnown] = useState(read);
  const [list, setList] = useState(read ?? noRemarks);
  const [removed, setRemoved] = useState(noRemarks);
  const [isUnread, setUnread] = useState(read === null);
  if (read !== known) {
    setKnown(read);
    if (read === null) setUnread(true);
    const news = (read ?? noRemarks).filter((remark) => !removed.some((other) => isVersionOf(other, remark)));
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

const typedSchema = z.record(z.string(), z.string());

/** What a form of remarks holds, by the names of its controls, which are all texts. */
export type TypedRemark = z.infer<typeof typedSchema>;

export const toTypedRemark = (values: unknown): TypedRemark => typedSchema.parse(values);

const draftSchema = z.object({
  /** A remark anew, or a new one with the places that it can be pinned to. */
  writing: z.union([z.object({ remark: remarkSchema }), z.object({ places: z.array(remarkPlaceSchema) })]),
  typed: typedSchema,
});

export type Draft = z.infer<typeof draftSchema>;

/** What is being written of each flow, by its id: another pane, another flow or a reload loses none of it. */
export const drafts = stored(
  () => sessionStorage,
  'visualiser.drafts',
  z.record(z.string(), draftSchema),
  {},
);
