import { useMemo } from 'react';
import { findHits, surroundings } from './canvas/standOut.ts';
import { type Changes, type Marks, noMarks, type Offers, type Overlay } from './marks.ts';
import type { Picture } from './picture.ts';

type Marking = {
  active: ReadonlySet<string>;
  taken: readonly string[];
  selected: string | null;
  overlay: Overlay | null;
  changes: Changes | null;
  remarks?: Marks['remarks'];
  offers: Offers | undefined;
  query: string;
};

const noOffers: Offers = new Map();

/** What is laid over a picture, and what the search has found in it. */
export const useMarks = (
  picture: Picture | null,
  { active, taken, selected, overlay, changes, remarks = noMarks.remarks, offers = noOffers, query }: Marking,
) => {
  const hits = useMemo(() => picture && findHits(picture, query), [picture, query]);
  const marks = useMemo((): Marks => {
    const found = hits && new Set(hits.map(({ id }) => id));
    const isThere = picture?.nodes.some(({ id }) => id === selected) ?? false;
    const near = picture && selected !== null && isThere ? surroundings(picture, selected) : null;
    return {
      active,
      taken: new Set(taken),
      selected,
      overlay,
      changes,
      remarks,
      offers,
      found,
      lit: found ?? near,
    };
  }, [picture, hits, active, taken, selected, overlay, changes, remarks, offers]);
  return { marks, hits };
};
