import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { t } from '#locales/fr/attachments.ts';
import {
  type AttachmentFault,
  attachmentsSize,
  findFault,
  headLength,
  type Inspected,
  isGenuine,
  isPhoto,
  isSame,
  type PhotoChange,
  type Sorted,
  safeName,
  withAdded,
} from '../../domain/request/attachments.ts';
import { loadModule } from '../../ui/browser/loadModule.ts';
import { useChangeHandler } from '../../ui/forms/readForm.ts';
import type { Prepared } from './preparePhotos.ts';

type Change = { preparing: number } | { added: readonly Prepared[] } | { removed: File };

export type LastChange = { added: number; photos: readonly PhotoChange[] } | { removed: string };

export type PhotoChanges = ReadonlyMap<File, PhotoChange>;

type Attached = Sorted & { photos: PhotoChanges; last: LastChange; changes: number; preparing: number };

const nothing: Attached = {
  accepted: [],
  refused: [],
  photos: new Map(),
  last: { added: 0, photos: [] },
  changes: 0,
  preparing: 0,
};

const countPhotos = (files: readonly { name: string }[]): number =>
  files.filter(({ name }) => isPhoto(name)).length;

const changed = (state: Attached, change: Change): Attached => {
  if ('preparing' in change) return { ...state, preparing: state.preparing + change.preparing };
  const { accepted, photos, changes } = state;
  if ('removed' in change)
    return {
      ...state,
      accepted: accepted.filter((file) => file !== change.removed),
      refused: [],
      last: { removed: change.removed.name },
      changes: changes + 1,
    };
  const sorted = withAdded(accepted, change.added);
  const prepared = change.added.flatMap(({ file, change: photo }): [File, PhotoChange][] =>
    photo && sorted.accepted.includes(file) ? [[file, photo]] : [],
  );
  return {
    ...state,
    ...sorted,
    photos: new Map([...photos, ...prepared]),
    last: { added: sorted.accepted.length - accepted.length, photos: prepared.map(([, photo]) => photo) },
    changes: changes + 1,
  };
};

const fileList = (files: readonly File[]): FileList => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
};

const renamed = (file: File): File => {
  const name = safeName(file.name);
  const { type, lastModified } = file;
  return name === file.name ? file : new File([file], name, { type, lastModified });
};

const decoder = new TextDecoder('latin1');

const findContentFault = async (file: File): Promise<AttachmentFault | null> => {
  try {
    // Reads only the first bytes of a photo, which identify its format, because the whole file may be large.
    const read = isPhoto(file.name) ? file.slice(0, headLength) : file;
    return isGenuine(file.name, decoder.decode(await read.arrayBuffer())) ? null : 'wrong-content';
  } catch {
    return 'unreadable-file';
  }
};

const inspect = async (given: File): Promise<Inspected> => {
  const file = renamed(given);
  const fault = findFault(file);
  if (fault) return { file, fault };
  if (!isPhoto(file.name) && file.size > attachmentsSize) return { file, fault: 'file-too-large' };
  return { file, fault: await findContentFault(file) };
};

export const inspectAttachments = (files: readonly File[]): Promise<Inspected[]> =>
  Promise.all(files.map(inspect));

const prepare = async (
  files: readonly File[],
  { accepted, photos }: Pick<Attached, 'accepted' | 'photos'>,
): Promise<Prepared[]> => {
  const sources = accepted.map((file) => photos.get(file)?.source ?? file);
  const inspected = (await inspectAttachments(files)).map((one) =>
    sources.some((source) => isSame(source, one.file)) ? { ...one, fault: 'already-added' as const } : one,
  );
  if (countPhotos(inspected.map(({ file }) => file)) === 0) return inspected;
  try {
    const { preparePhotos } = await loadModule(() => import('./preparePhotos.ts'));
    return await preparePhotos(inspected, accepted);
  } catch {
    return inspected.map(({ file, fault }) => ({
      file,
      fault: isPhoto(file.name) ? (fault ?? 'unprepared-photo') : fault,
    }));
  }
};

export const useAttachments = () => {
  const input = useRef<HTMLInputElement>(null);
  const [attached, change] = useReducer(changed, nothing);
  const { accepted } = attached;
  const latest = useRef(attached);
  const queue = useRef(Promise.resolve());
  const hold = () => {
    if (input.current) input.current.files = fileList(accepted);
  };
  const onAttached = useEffectEvent(hold);
  useLayoutEffect(() => {
    latest.current = attached;
  }, [attached]);
  useLayoutEffect(() => {
    if (accepted) onAttached();
  }, [accepted]);
  const noteChange = useChangeHandler<void>();
  return {
    ...attached,
    input,
    add: (files: readonly File[]) => {
      // Prevents a submission of the new files until they are checked.
      hold();
      const preparing = countPhotos(files);
      change({ preparing });
      // Handles groups of files in sequence, because each group reduces the size left for the next group.
      queue.current = queue.current.then(async () => {
        const added = await prepare(files, latest.current);
        flushSync(() => {
          change({ added });
          change({ preparing: -preparing });
        });
        noteChange();
      });
    },
    remove: (removed: File) => {
      change({ removed });
      noteChange();
    },
  };
};

const picture = /^image\.(png|jpe?g|gif)$/i;

const namePasted = (file: File, rank: number): File => {
  const extension = picture.exec(file.name)?.[1];
  if (!extension) return file;
  const { type, lastModified } = file;
  return new File([file], t('pasted', { rank, extension }), { type, lastModified });
};

type Given = {
  field: RefObject<HTMLElement | null>;
  isReadOnly: boolean;
  add: (files: readonly File[]) => void;
};

const holdsFiles = (transfer: DataTransfer | null): boolean => transfer?.types.includes('Files') ?? false;

/** True for a text pasted in a field. Some programs add a picture of the text, which the portal ignores. */
const isText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  clipboardData?.types.includes('text/plain') === true &&
  target instanceof Element &&
  target.matches('input, textarea');

export const useStrayFiles = ({ field, isReadOnly, add }: Given): boolean => {
  const [isOver, setOver] = useState(false);
  const pictures = useRef(0);
  const isOpen = () =>
    !isReadOnly &&
    field.current?.checkVisibility() === true &&
    field.current.closest('[inert], [aria-hidden="true"]') === null;
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    setOver(isOpen() && (event.type === 'dragover' || event.relatedTarget !== null));
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    setOver(false);
    if (isOpen()) add([...(event.dataTransfer?.files ?? [])]);
  });
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || isText(event) || !isOpen()) return;
    event.preventDefault();
    const named = files.map((file) => {
      const pasted = namePasted(file, pictures.current + 1);
      if (pasted !== file) pictures.current += 1;
      return pasted;
    });
    add(named);
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('dragover', (event) => onDrag(event), { signal });
    document.addEventListener('dragleave', (event) => onDrag(event), { signal });
    document.addEventListener('drop', (event) => onDrop(event), { signal });
    document.addEventListener('paste', (event) => onPaste(event), { signal });
    return () => leaving.abort();
  }, []);
  return isOver;
};
