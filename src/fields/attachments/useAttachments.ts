import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { type Inspected, type Sorted, withAdded } from '#machines/domain/request/attachments.ts';
import { useChangeHandler } from '../../ui/forms/formContext.ts';
import { inspectAttachments } from './inspectAttachments.ts';

type Change = { added: readonly Inspected[] } | { removed: File };

/** How many files the last change has added, or the name of what it has taken off. */
export type LastChange = { added: number } | { removed: string };

type Attached = Sorted & { last: LastChange; changes: number };

const nothing: Attached = { accepted: [], refused: [], last: { added: 0 }, changes: 0 };

const changed = ({ accepted, changes }: Attached, change: Change): Attached => {
  if ('removed' in change)
    return {
      accepted: accepted.filter((file) => file !== change.removed),
      refused: [],
      last: { removed: change.removed.name },
      changes: changes + 1,
    };
  const sorted = withAdded(accepted, change.added);
  return { ...sorted, last: { added: sorted.accepted.length - accepted.length }, changes: changes + 1 };
};

const fileList = (files: readonly File[]): FileList => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
};

/** The files of an input, added a few at a time: it holds those that are kept, whatever was last chosen. */
export const useAttachments = () => {
  const input = useRef<HTMLInputElement>(null);
  const [{ accepted, refused, last, changes }, change] = useReducer(changed, nothing);
  const hold = () => {
    if (input.current) input.current.files = fileList(accepted);
  };
  const onAccepted = useEffectEvent(hold);
  useLayoutEffect(() => {
    if (accepted) onAccepted();
  }, [accepted]);
  const noteChange = useChangeHandler<void>();
  return {
    input,
    accepted,
    refused,
    last,
    /** How many there were: a refusal is not the one before, said in the same words. */
    changes,
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
