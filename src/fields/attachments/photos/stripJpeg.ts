import { joinBytes, mentionsPlace, type Stripped, startsWithText } from './bytes.ts';
import { isTurned, readExif, writeOrientation } from './exif.ts';

const marker = { end: 0xd9, scan: 0xda, application: 0xe0, exif: 0xe1, comment: 0xfe };

/** A part of the file, from its marker on; the compressed picture goes with the header of its scan. */
type Segment = { kind: number; bytes: Uint8Array };

const isMarker = (byte: number | undefined): boolean =>
  byte !== undefined && byte !== 0 && byte !== 0xff && !(byte >= 0xd0 && byte <= 0xd7);

/** Where the compressed picture ends: at the next marker that is none of its own. */
const findScanEnd = (bytes: Uint8Array, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (isMarker(bytes[at + 1])) return at;
  return bytes.length;
};

/** The segments up to the end of the picture; null where the file is cut, or is no JPEG. */
const listSegments = (bytes: Uint8Array): Segment[] | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const segments: Segment[] = [];
  for (let at = 2; at + 2 <= bytes.length; ) {
    const kind = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (kind === marker.end) return segments;
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    if (at + 4 > bytes.length) return null;
    const headerEnd = at + 2 + view.getUint16(at + 2);
    const end = kind === marker.scan ? findScanEnd(bytes, headerEnd) : headerEnd;
    segments.push({ kind, bytes: bytes.subarray(at, end) });
    at = end;
  }
  return null;
};

const contentOf = ({ bytes }: Segment): Uint8Array => bytes.subarray(4);

/** What a decoder needs to show the right colours; anything else of an application may tell of the making. */
const shownBy: Readonly<Record<number, string>> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' };

const isShown = (segment: Segment): boolean => {
  const { kind } = segment;
  if (kind === marker.comment) return false;
  if (kind < marker.application || kind > marker.application + 15) return true;
  return startsWithText(contentOf(segment), shownBy[kind] ?? '\0none');
};

const exifHead = 'Exif\0\0';
const isExif = (segment: Segment): boolean =>
  segment.kind === marker.exif && startsWithText(contentOf(segment), exifHead);
const exifOf = (segment: Segment) => readExif(contentOf(segment).subarray(exifHead.length));

/** What stands for the EXIF: nothing, or which way up the picture is. */
const uprightness = (segment: Segment): Uint8Array[] => {
  const exif = exifOf(segment);
  if (!isTurned(exif)) return [];
  const tiff = writeOrientation(exif.orientation);
  const head = [0xff, marker.exif, 0, 2 + exifHead.length + tiff.length];
  return [Uint8Array.from([...head, ...new TextEncoder().encode(exifHead)]), tiff];
};

/**
 * A JPEG without its EXIF, its XMP, its comments and what follows the picture, where phones put more pictures with theirs; its
 * pixels and which way up it is are as they were. Null for what is not a whole JPEG.
 */
export const stripJpeg = (bytes: Uint8Array): Stripped | null => {
  const segments = listSegments(bytes);
  if (!segments) return null;
  const parts = segments.flatMap((segment) => {
    if (isExif(segment)) return uprightness(segment);
    return isShown(segment) ? [segment.bytes] : [];
  });
  const hidden = segments.filter((segment) => !isShown(segment));
  return {
    bytes: joinBytes([bytes.subarray(0, 2), ...parts, Uint8Array.of(0xff, marker.end)]),
    hadPlace: hidden.some((segment) =>
      isExif(segment) ? exifOf(segment).hasPlace : mentionsPlace(segment.bytes),
    ),
  };
};
