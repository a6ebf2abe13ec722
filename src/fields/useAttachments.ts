import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { type Inspected, type Sorted, withAdded } from '#machines/domain/attachments.ts';
import { useChangeHandler } from '../ui/formContext.ts';
import { inspectAttachments } from './inspectAttachments.ts';

export type Refused = Sorted['refused'][number];

type Change = { added: readonly Inspected[] } | { removed: File };

const nothing: Sorted = { kept: [], refused: [] };

const changed = ({ kept }: Sorted, change: Change): Sorted =>
  'added' in change
    ? withAdded(kept, change.added)
    : { kept: kept.filter((file) => file !== change.removed), refused: [] };

const fileList = (files: readonly File[]): FileList => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
};

/** The files of an input, added a few at a time: it holds those that are kept, whatever was last chosen. */
export const useAttachments = (onRefused: (refused: readonly Refused[]) => void) => {
  const input = useRef<HTMLInputElement>(null);
  const [{ kept, refused }, change] = useReducer(changed, nothing);
  const hold = () => {
    if (input.current) input.current.files = fileList(kept);
  };
  const onKept = useEffectEvent(hold);
  useLayoutEffect(() => {
    if (kept) onKept();
  }, [kept]);
  const tell = useEffectEvent(onRefused);
  useLayoutEffect(() => {
    if (refused.length > 0) tell(refused);
  }, [refused]);
  const noteChange = useChangeHandler<void>();
  return {
    input,
    kept,
    refused,
    add: async (files: readonly File[]) => {
      // What is being looked at is not in the form yet.
      hold();
      const added = await inspectAttachments(files);
      change({ added });
      noteChange();
    },
    remove: (removed: File) => {
      change({ removed });
      noteChange();
    },
  };
};
