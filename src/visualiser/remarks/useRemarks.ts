import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate/browser';
import { useEffect, useMemo, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { stored } from '../../api/storage/stored.ts';
import { findSecrets, hideSecrets } from '../app/address.ts';
import type { Merge, Remark } from './remark.schema.ts';
import { mergeRemarks, remarkPlaceSchema, remarkSchema, remarksSchema } from './remark.schema.ts';

/** Length in characters above which mail and chat programs may cut a link. */
const longLink = 8_000;

/** Length in characters above which browsers may reject a link. */
const longestText = 60_000;

const parameter = 'remarks';

/** Writes remarks into a link, compressed because several remarks often contain the same steps. */
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

/** Remarks in localStorage, because the link of another flow may not contain them. */
const savedRemarks = stored(() => localStorage, 'visualiser.remarks', z.string(), '');

export const readRemarks = (address: string): readonly Remark[] | null => {
  const text = split(address).fragment.get(parameter);
  return text === null ? noRemarks : decode(text);
};

export const withRemarks = (address: string, remarks: readonly Remark[]): string => {
  const { query, fragment } = split(address);
  if (remarks.length) fragment.set(parameter, encode(remarks));
  else fragment.delete(parameter);
  return fragment.size ? `${query}#${fragment}` : query;
};

export const canBeLinked = (remarks: readonly Remark[]): boolean => encode(remarks).length <= longestText;

const isVersionOf = (removed: Remark, { id, at }: Remark): boolean =>
  removed.id === id && (removed.at === at || removed.edits.includes(at));

/** List of remarks, which each URL contains so that the user can share it. Back does not change it. */
export const useRemarks = (address: string) => {
  const read = useMemo(() => readRemarks(address), [address]);
  const [known, setKnown] = useState(read);
  const [list, setList] = useState(
    () => mergeRemarks(decode(savedRemarks.read()) ?? noRemarks, read ?? noRemarks).remarks,
  );
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

  useEffect(() => savedRemarks.write(encode(list)), [list]);

  const change = (next: readonly Remark[]): boolean => {
    if (!canBeLinked(next)) return false;
    setList(next);
    return true;
  };
  return {
    list,
    isUnread,
    isLong: list.length > 0 && location.href.length > longLink,
    save: (remark: Remark): boolean =>
      change(
        list.some(({ id }) => id === remark.id)
          ? list.map((other) => (other.id === remark.id ? remark : other))
          : [...list, remark],
      ),
    remove: (remark: Remark) => {
      setRemoved((before) => [...before, remark]);
      setList((before) => before.filter(({ id }) => id !== remark.id));
    },
    restore: (remark: Remark) => {
      setRemoved((before) => before.filter(({ id }) => id !== remark.id));
      setList((before) => mergeRemarks(before, [remark]).remarks);
    },
    merge: (others: readonly Remark[]): Merge | null => {
      const merged = mergeRemarks(list, others);
      if (!change(merged.remarks)) return null;
      setRemoved((before) => before.filter(({ id }) => !others.some((other) => other.id === id)));
      return merged;
    },
  };
};

export type Remarks = ReturnType<typeof useRemarks>;

const typedSchema = z.record(z.string(), z.string());

export type TypedRemark = z.infer<typeof typedSchema>;

export const toTypedRemark = (values: unknown): TypedRemark => typedSchema.parse(values);

/** Form of a remark. `remark`: edited remark, null for a new one. `places`: places to choose from. */
const draftSchema = z.object({
  remark: z.nullable(remarkSchema),
  places: z.array(remarkPlaceSchema),
  typed: typedSchema,
});

export type Draft = z.infer<typeof draftSchema>;

const draftsSchema = z.record(z.string(), draftSchema);

export const drafts = stored(() => sessionStorage, 'visualiser.drafts', draftsSchema, {});
