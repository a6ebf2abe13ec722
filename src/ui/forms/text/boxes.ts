/** A value cut into boxes: how many, and how many characters each holds. */
export type BoxSize = { count: number; length: number };

/** Where typing goes on: before which character of which box. */
type Caret = { box: number; at: number };

export const emptyBoxes = ({ count }: BoxSize): string[] => Array.from({ length: count }, () => '');

/**
 * The boxes once the one at `index` holds `before` and `after` the caret: what is longer than a box pushes what
 * follows into the next ones. Null where it does not fit: no character is ever lost.
 */
export const fillBoxes = (
  boxes: readonly string[],
  index: number,
  { before, after }: { before: string; after: string },
  { count, length }: BoxSize,
): { boxes: string[]; caret: Caret } | null => {
  const filled = [...boxes];
  let pushed = before + after;
  for (let box = index; box === index || pushed !== ''; box += 1) {
    if (box === count) return null;
    const text = box === index ? pushed : pushed + filled[box];
    filled[box] = text.slice(0, length);
    pushed = text.slice(length);
  }
  // After the last character of a box, typing goes on in the next one.
  const box = Math.min(index + Math.floor(before.length / length), count - 1);
  return { boxes: filled, caret: { box, at: before.length - (box - index) * length } };
};
