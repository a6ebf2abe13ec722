/** What no file name may hold somewhere: separators, wildcards, controls, and marks that turn the reading around. */
const unsafe = /[\\/:*?"<>|\p{Cc}\p{Cf}\s]+/gu;

const longest = 80;
const unnamed = 'Document';

/**
 * A file name that any system accepts, made of words that come from outside, joined by `_`: what is unsafe becomes `-`,
 * the rest is cut at 80 characters, and nothing starts with a dot. Where nothing is left, it is `Document`.
 */
export const fileName = (words: readonly string[], extension: string): string => {
  const safe = words
    .map((word) =>
      word
        .normalize('NFC')
        .replace(unsafe, '-')
        .replace(/^[-.]+|[-.]+$/g, ''),
    )
    .filter(Boolean)
    .join('_');
  return `${[...safe].slice(0, longest).join('') || unnamed}.${extension}`;
};
