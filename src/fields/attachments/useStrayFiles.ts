import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '#locales/fr/attachments.ts';

/** Browsers give each picture that is pasted the same name. */
const picture = /^image\.(png|jpe?g|gif)$/i;

/** A pasted picture, named by its rank so that two differ; what is pasted as a file keeps its own name. */
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

/** What is pasted in a control as words stays so: some programs copy a picture of them too. */
const isText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  clipboardData?.types.includes('text/plain') === true &&
  target instanceof Element &&
  target.matches('input, textarea');

/**
 * Adds to a field the files that are dropped or pasted anywhere on its page, as long as it is in sight; says whether some
 * are being dragged over it.
 */
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
