/** Cuts a text at a length in UTF-16 units, the unit of file names, without splitting a character. */
export const cutAt = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '') : text;

/** Removes the first and last characters that `edge` matches, in linear time. */
export const trimEdges = (text: string, edge: RegExp): string => {
  let [start, end] = [0, text.length];
  while (start < end && edge.test(text.charAt(start))) start++;
  while (start < end && edge.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
};

const separators = /[\\/:*?"<>|]/;

/**
 * What no file name may hold somewhere: separators and wildcards, controls, marks that turn the reading around, and what is no
 * character.
 */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\s]+/gu;

/** The wide and small forms of separators, which Windows may take for them too: « ：», « ﹕», « ℅ ». */
const asSeparator = (sign: string): string => (separators.test(sign.normalize('NFKC')) ? '/' : sign);

/** What Windows keeps for its devices, whatever follows a dot. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;

/** In UTF-16 units: with its extension, under the 255 bytes of most systems. */
const longest = 80;
const unnamed = 'Document';

/**
 * A file name that any system accepts, made of words that come from outside, joined by `_`: what is unsafe becomes `-`,
 * the rest is cut at 80 characters, nothing starts with a dot, and no name is a device's. Where nothing is left, it is `Document`.
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
