import { joinBytes, mentionsPlace, type Stripped, startsWithText } from './bytes.ts';

const kinds = { extension: 0x21, picture: 0x2c, end: 0x3b };
const labels = { control: 0xf9, application: 0xff };

type Block = { label: number | null; bytes: Uint8Array };

const headLength = 13;
const descriptorLength = 10;

/** How long the table of colours is, by the byte that says whether there is one. */
const tableLength = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);

/** Where pieces of data end, each after its own length; past the end of the file where it is cut. */
const findDataEnd = (bytes: Uint8Array, from: number): number => {
  let at = from;
  while (bytes[at]) at += 1 + (bytes[at] ?? 0);
  return at + 1;
};

/** Where a block ends. */
const findBlockEnd = (bytes: Uint8Array, at: number): number =>
  bytes[at] === kinds.extension
    ? findDataEnd(bytes, at + 2)
    : findDataEnd(bytes, at + descriptorLength + tableLength(bytes[at + 9] ?? 0) + 1);

/** The blocks up to the end of the picture; null where the file is cut, or is no GIF. */
const listBlocks = (bytes: Uint8Array, start: number): Block[] | null => {
  const blocks: Block[] = [];
  for (let at = start; at < bytes.length; ) {
    const kind = bytes[at];
    if (kind === kinds.end) return blocks;
    if (kind !== kinds.extension && kind !== kinds.picture) return null;
    const end = findBlockEnd(bytes, at);
    blocks.push({
      label: kind === kinds.extension ? (bytes[at + 1] ?? 0) : null,
      bytes: bytes.subarray(at, end),
    });
    at = end;
  }
  return null;
};

/** What repeats the movement, and what gives the right colours. */
const shownApplications = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];

const isShown = ({ label, bytes }: Block): boolean => {
  if (label === null || label === labels.control) return true;
  const content = bytes.subarray(3);
  return label === labels.application && shownApplications.some((name) => startsWithText(content, name));
};

/** A GIF without its comments, its XMP and what follows the picture; it still moves. Null for what is not a whole GIF. */
export const stripGif = (bytes: Uint8Array): Stripped | null => {
  const start = headLength + tableLength(bytes[10] ?? 0);
  const blocks = listBlocks(bytes, start);
  if (!blocks) return null;
  const parts = blocks.filter(isShown).map((block) => block.bytes);
  return {
    bytes: joinBytes([bytes.subarray(0, start), ...parts, Uint8Array.of(kinds.end)]),
    hadPlace: blocks.some((block) => !isShown(block) && mentionsPlace(block.bytes)),
  };
};
