/**
 * A text cut at a length, in UTF-16 units, what files count by: none is cut in the middle of a character, and none takes more
 * than three bytes a unit.
 */
export const cutAt = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '') : text;
