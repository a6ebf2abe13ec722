/** Cuts a text at `length` UTF-16 units, the unit of file systems, without splitting a surrogate pair. */
export const cutAt = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '') : text;

/** Removes the characters that match `edge` from both ends. A single regular expression would be slow. */
export const trimEdges = (text: string, edge: RegExp): string => {
  let [start, end] = [0, text.length];
  while (start < end && edge.test(text.charAt(start))) start++;
  while (start < end && edge.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
};

const separators = /[\\/:*?"<>|]/;

const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\s]+/gu;

/** Replaces full-width separators such as `：`, which Windows may read as path separators. */
const asSeparator = (sign: string): string => (separators.test(sign.normalize('NFKC')) ? '/' : sign);

/** Device names, which are invalid file names on Windows, even with an extension. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;

/** Maximum length in UTF-16 units. With the extension, it stays below the limit of most file systems. */
const longest = 80;
const unnamed = 'Document';

/** Joins texts with `_` into a file name that all systems accept. `Document` replaces an empty name. */
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
