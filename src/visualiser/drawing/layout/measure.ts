import { advances, characters, type Weight } from './advances.ts';

/** How a line of a drawing is written: sizes and heights in pixels. */
export const faces = {
  title: { size: 16, height: 21, weight: 620 },
  event: { size: 14, height: 19, weight: 560 },
  body: { size: 14, height: 19, weight: 400 },
} as const satisfies Record<string, { size: number; height: number; weight: Weight }>;

export type Face = keyof typeof faces;

/** What is painted may be a little wider than the sum of its letters: they are hinted, and some pairs move apart. */
const margin = 1.01;

/** A character that the table does not know is taken for a wide one. */
const unknown = 1000;

const position = new Map([...characters].map((character, index) => [character, index]));

/** The width of a text in Figtree, in pixels: never less than what a browser paints. */
export const measureWidth = (text: string, face: Face): number => {
  const { size, weight } = faces[face];
  const widths = advances[weight];
  let sum = 0;
  for (const character of text) sum += widths[position.get(character) ?? -1] ?? unknown;
  return (sum * size * margin) / 1000;
};

/** A word too long for a line, cut after a dot or before a capital where there is one, else where it must. */
const cutWord = (word: string, face: Face, width: number): string[] => {
  if (measureWidth(word, face) <= width) return [word];
  const pieces = word.split(/(?<=[./_|-])|(?<=\p{Ll})(?=\p{Lu})/u);
  const small = pieces.length > 1 ? pieces : [...word];
  const cut: string[] = [];
  let line = '';
  for (const piece of small) {
    if (line && measureWidth(line + piece, face) > width) {
      cut.push(line);
      line = '';
    }
    line += piece;
  }
  return [...cut, line].flatMap((part) => (pieces.length > 1 ? cutWord(part, face, width) : [part]));
};

const greedy = (words: readonly string[], face: Face, width: number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measureWidth(`${last} ${word}`, face) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** French keeps its high marks on the line of what they follow, even where the space before them is a plain one, and a number whole. */
const withNoBreakSpaces = (text: string) =>
  text
    .replace(/ (?=[:;!?»])/g, '\u00a0')
    .replace(/(?<=«) /g, '\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0');

/** A text in lines no wider than asked, as even as they can be; no-break spaces hold. */
export const wrap = (text: string, face: Face, width: number): string[] => {
  const words = withNoBreakSpaces(text)
    .split(/[ \n]+/)
    .flatMap((word) => cutWord(word, face, width));
  const lines = greedy(words, face, width);
  let [low, high] = [Math.max(...words.map((word) => measureWidth(word, face))), width];
  while (high - low > 2) {
    const middle = (low + high) / 2;
    if (greedy(words, face, middle).length > lines.length) low = middle;
    else high = middle;
  }
  return greedy(words, face, high);
};
