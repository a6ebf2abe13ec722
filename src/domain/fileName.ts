/** Cuts a text at `length` UTF-16 units, as file systems count, without splitting a character. */
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

/** Characters that a file name must not contain: separators, wildcards, controls, noncharacters. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\s]+/gu;

/** Replaces wide separators such as `：`, which Windows may read as path separators. */
const asSeparator = (sign: string): string => (separators.test(sign.normalize('NFKC')) ? '/' : sign);

/** Device names of Windows, which are reserved with an extension too. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;

/** Maximum length in UTF-16 units, below the limit of most file systems with the extension. */
const longest = 80;
const unnamed = 'Document';

/** File name that is valid on any system, from texts joined by `_`; `Document` if no character remains. */
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
