import {
  type AttachmentFault,
  attachmentsSize,
  type Inspected,
} from '#machines/domain/request/attachments.ts';
import {
  isGif,
  isHeic,
  isPhoto,
  jpegName,
  type PhotoChange,
  photoSize,
} from '#machines/domain/request/photos.ts';
import type { Stripped } from './bytes.ts';
import { shrink } from './shrink.ts';
import { stripGif } from './stripGif.ts';
import { stripJpeg } from './stripJpeg.ts';
import { stripPng } from './stripPng.ts';

/** A file as it will be sent, with what was done to it if it is a photo. */
export type Prepared = Inspected & { change?: PhotoChange };

const strip = async (file: File): Promise<Stripped | null> => {
  if (isHeic(file.name)) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isGif(file.name)) return stripGif(bytes);
  return /\.png$/i.test(file.name) ? stripPng(bytes) : stripJpeg(bytes);
};

const remade = (source: File, parts: BlobPart[], name: string, type: string): File =>
  new File(parts, name, { type, lastModified: source.lastModified });

const namedRemoved = (file: File, stripped: Stripped | null): PhotoChange['removed'] => {
  if (!stripped) return null;
  if (stripped.hadPlace) return 'place';
  return stripped.bytes.length < file.size ? 'details' : null;
};

const redraw = async (file: File, room: number, stripped: Stripped | null): Promise<Prepared | null> => {
  const shrunk = await shrink(file, room);
  if (!shrunk) return null;
  const { blob, quality } = shrunk;
  return {
    file: remade(file, [blob], jpegName(file.name), blob.type),
    fault: null,
    change: {
      source: file,
      isConverted: jpegName(file.name) !== file.name,
      reduced: blob.size < file.size ? { from: file.size, to: blob.size, quality } : null,
      removed: namedRemoved(file, stripped),
    },
  };
};

/** What it is once what tells of its making is taken off, its pixels being what they were. */
const withoutMetadata = (file: File, stripped: Stripped | null): Prepared => {
  const removed = namedRemoved(file, stripped);
  if (!stripped || !removed) return { file, fault: null };
  const change = { source: file, isConverted: false, reduced: null, removed };
  return { file: remade(file, [stripped.bytes], file.name, file.type), fault: null, change };
};

/** Bytes that no one can read as a picture have nothing to show of a place: they are judged as any file. */
const preparePhoto = async (file: File, room: number): Promise<Prepared> => {
  const unread: AttachmentFault | null = isHeic(file.name) ? 'unreadable-photo' : null;
  try {
    const stripped = await strip(file);
    if (isGif(file.name) || (stripped && stripped.bytes.length <= room))
      return withoutMetadata(file, stripped);
    const redrawn = await redraw(file, room, stripped).catch(() => undefined);
    if (redrawn) return redrawn;
    if (redrawn === null && isHeic(file.name)) return { file, fault: 'size-files-too-large' };
    return { ...withoutMetadata(file, stripped), fault: unread };
  } catch {
    return { file, fault: unread };
  }
};

const sizeOf = ({ file, fault }: Inspected): number =>
  fault === null && file.size <= attachmentsSize ? file.size : 0;

const isToPrepare = ({ file, fault }: Inspected): boolean =>
  isPhoto(file.name) && (fault === null || (fault === 'wrong-type' && isHeic(file.name)));

/**
 * Takes off photos where they were taken, and makes smaller those that would leave no room for others
 * (docs/rules.md#photos). What else is added takes its room first, as large as it is.
 */
export const preparePhotos = async (
  added: readonly Inspected[],
  accepted: readonly File[],
): Promise<Prepared[]> => {
  const others = added.filter((one) => !isToPrepare(one)).reduce((sum, one) => sum + sizeOf(one), 0);
  let room = attachmentsSize - others - accepted.reduce((sum, { size }) => sum + size, 0);
  const prepared: Prepared[] = [];
  // One at a time: each takes as much memory as it has pixels.
  for (const one of added) {
    const ready = isToPrepare(one)
      ? await preparePhoto(one.file, Math.min(photoSize, Math.max(0, room)))
      : one;
    if (isToPrepare(one)) room -= sizeOf(ready);
    prepared.push(ready);
  }
  return prepared;
};
