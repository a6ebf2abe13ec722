import { useState } from 'react';
import type { Visualiser } from '../app/useVisualiser.ts';
import { type Draft, drafts, type TypedRemark } from './drafts.ts';
import { listPlaces } from './places.ts';
import type { Remark, RemarkPlace, RemarkWords } from './remark.schema.ts';

/** Writes remarks: a new one where one was when it was begun, or one that is there already. */
export const useWriting = ({ flow, place, frame, remarks }: Visualiser) => {
  const [draft, setDraft] = useState(() => drafts.read()[flow.id]);
  const [isFull, setFull] = useState(false);
  const store = (next: Draft | undefined): void => {
    const { [flow.id]: _, ...others } = drafts.read();
    drafts.write(next ? { ...others, [flow.id]: next } : others);
  };
  const write = (writing: Draft['writing'] | null): void => {
    const next = writing ? { writing, typed: {} } : undefined;
    setDraft(next);
    store(next);
  };
  const save = (remark: Remark): void => {
    const isSaved = remarks.save(remark);
    setFull(!isSaved);
    if (isSaved) write(null);
  };
  const { simulation, at, selected } = place;
  return {
    writing: draft?.writing ?? null,
    /** What was typed of it before the pane was left. */
    typed: draft?.typed ?? {},
    isFull,
    begin: () => write({ places: [...listPlaces({ flow, simulation, at, state: frame?.name, selected })] }),
    noteTyped: (typed: TypedRemark) => {
      if (draft) store({ ...draft, typed });
    },
    edit: (remark: Remark) => write({ remark }),
    cancel: () => {
      setFull(false);
      write(null);
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
