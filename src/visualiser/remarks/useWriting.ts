import { useState } from 'react';
import type { Visualiser } from '../app/useVisualiser.ts';
import { listPlaces } from './places.ts';
import type { Remark, RemarkPlace, RemarkWords } from './remark.schema.ts';

/** What is being written: a remark anew, or a new one with the places that it can be pinned to. */
type Writing = { remark: Remark } | { places: readonly RemarkPlace[] };

/** Writes remarks: a new one where one was when it was begun, or one that is there already. */
export const useWriting = ({ flow, place, frame, remarks }: Visualiser) => {
  const [writing, setWriting] = useState<Writing | null>(null);
  const [isFull, setFull] = useState(false);
  const save = (remark: Remark): void => {
    const isSaved = remarks.save(remark);
    setFull(!isSaved);
    if (isSaved) setWriting(null);
  };
  const { simulation, at, selected } = place;
  return {
    writing,
    isFull,
    begin: () => setWriting({ places: listPlaces({ flow, simulation, at, state: frame?.name, selected }) }),
    edit: (remark: Remark) => setWriting({ remark }),
    cancel: () => {
      setFull(false);
      setWriting(null);
    },
    add: (words: RemarkWords, pinned: RemarkPlace): string => {
      const id = crypto.randomUUID();
      save({ ...words, id, flow: flow.id, place: pinned, at: new Date().toISOString(), edits: [] });
      return id;
    },
    rewrite: ({ id, flow: of, place: pinned, at: before, edits }: Remark, words: RemarkWords) =>
      save({
        ...words,
        id,
        flow: of,
        place: pinned,
        at: new Date().toISOString(),
        edits: [...edits, before],
      }),
  };
};
