/** A value cut into boxes: how many, and how many characters each holds. */
export type BoxSize = { count: number; length: number };

const cut = (text: string, length: number): string[] => {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; start += length) pieces.push(text.slice(start, start + length));
  return pieces;
};

export const emptyBoxes = ({ count }: BoxSize): string[] => Array.from({ length: count }, () => '');

/**
 * The boxes once `text` has come into the one at `index`, and the box where typing goes on. What is longer than
 * a box flows into the next ones; `isWhole` says that it is all of the value, which then fills them from the first.
 */
export const fillBoxes = (
  boxes: readonly string[],
  index: number,
  text: string,
  { size, isWhole }: { size: BoxSize; isWhole: boolean },
): { boxes: string[]; next: number } => {
  const start = isWhole ? 0 : index;
  const pieces = cut(text, size.length);
  const last = Math.min(start + Math.max(pieces.length, 1), size.count) - 1;
  const filled = (isWhole ? emptyBoxes(size) : boxes).map((box, position) =>
    position < start || position > last ? box : (pieces[position - start] ?? ''),
  );
  const isFull = filled[last]?.length === size.length;
  return { boxes: filled, next: isFull ? Math.min(last + 1, size.count - 1) : last };
};
