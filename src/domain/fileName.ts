/** Cuts a text at a length in UTF-16 units, the unit of file names, without splitting a character. */
export const cutAt = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '') : text;

/** Removes the first and last characters that match `edge`, in linear time. */
export const trimEdges = (text: string, edge: RegExp): string => {
  let [start, end] = [0, text.length];
  while (start < end && edge.test(text.charAt(start))) start++;
  while (start < end && edge.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
};

const separators = /[\\/:*?"<>|]/;

/** Characters forbidden in a file name: separators, wildcards, controls, direction marks and noncharacters. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\s]+/gu;

/** Maps wide and small forms of separators, which Windows may treat as separators: « ：», « ﹕», « ℅ ». */
const asSeparator = (sign: string): string => (separators.test(sign.normalize('NFKC')) ? '/' : sign);

/** Device names of Windows, with any extension. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;

/** In UTF-16 units: with its extension, under the 255 bytes of most systems. */
const longest = 80;
const unnamed = 'Document';

/**
 * File name valid on any system, from untrusted words joined by `_`. Unsafe characters become `-`, the name is cut
 * at 80 characters, has no leading dot and is no device name. `Document` if nothing is left.
 */
export const fileName = (words: readonly string[], extension: string): string => {
  const safe = words
    .map((word) =>
      word
        .normalize('NFC')
        .replace(/\P{ASCII}/gu, asSeparator)
        .replace(unsafe, '-'),
    )
    .map((word) => trimEdges(word, /[-.]/))
    .filter(Boolean)
    .join('_')
    .replace(reserved, '_$1');
  return `${cutAt(safe, longest) || unnamed}.${extension}`;
};
