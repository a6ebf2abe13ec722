import { joinBytes, mentionsPlace, type Stripped } from './bytes.ts';
import { readExif } from './exif.ts';

type Chunk = { type: string; content: Uint8Array; bytes: Uint8Array };

const signatureLength = 8;
/** Around what a chunk holds: its length, its type and its checksum. */
const frameLength = 12;

/** The chunks up to the end of the picture; null where the file is cut, or is no PNG. */
const listChunks = (bytes: Uint8Array): Chunk[] | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = signatureLength; at + frameLength <= bytes.length; ) {
    const end = at + frameLength + view.getUint32(at);
    if (end > bytes.length) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ type, content: bytes.subarray(at + 8, end - 4), bytes: bytes.subarray(at, end) });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return null;
};

/** What shows the picture, its colours and its movement; a chunk whose name begins by a capital always does. */
const shown = new Set(
  'tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(' '),
);
const isShown = ({ type }: Chunk): boolean => /^[A-Z]/.test(type) || shown.has(type);

/** A PNG without its EXIF, its texts, its time and what follows the picture. Null for what is not a whole PNG. */
export const stripPng = (bytes: Uint8Array): Stripped | null => {
  const chunks = listChunks(bytes);
  if (!chunks) return null;
  const parts = chunks.filter(isShown).map((chunk) => chunk.bytes);
  return {
    bytes: joinBytes([bytes.subarray(0, signatureLength), ...parts]),
    hadPlace: chunks
      .filter((chunk) => !isShown(chunk))
      .some(({ type, content }) => (type === 'eXIf' ? readExif(content).hasPlace : mentionsPlace(content))),
  };
};
