import type { Face, TextLine } from '../picture.ts';

const characters =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u00a0¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿŒœ‘’‚“”„–—…•€™−\u202f\u2009';

/** Width of each character in Figtree by font weight, in thousandths of an em. */
const advances: Readonly<Record<Weight, readonly number[]>> = {
  400: [
    247, 298, 320, 629, 563, 786, 644, 200, 352, 352, 481, 623, 226, 417, 208, 389, 641, 413, 559, 544, 621,
    575, 566, 537, 614, 566, 253, 259, 623, 623, 623, 504, 989, 677, 611, 721, 688, 592, 543, 760, 751, 271,
    515, 610, 520, 846, 774, 776, 579, 780, 626, 614, 552, 707, 693, 960, 614, 604, 641, 324, 389, 324, 551,
    438, 221, 510, 586, 541, 586, 546, 369, 587, 558, 232, 269, 485, 220, 851, 558, 580, 591, 578, 338, 466,
    378, 558, 520, 784, 475, 526, 491, 385, 257, 385, 567, 247, 294, 536, 576, 555, 543, 271, 570, 439, 815,
    331, 551, 623, 623, 300, 369, 623, 361, 354, 221, 558, 546, 254, 214, 281, 365, 551, 828, 860, 901, 463,
    677, 677, 677, 677, 677, 677, 1001, 721, 592, 592, 592, 592, 271, 271, 271, 275, 751, 774, 776, 776, 776,
    776, 776, 623, 784, 707, 707, 707, 707, 604, 583, 564, 509, 509, 509, 509, 509, 509, 878, 541, 547, 547,
    547, 547, 232, 232, 232, 232, 584, 558, 580, 580, 580, 580, 580, 623, 579, 558, 558, 558, 558, 526, 586,
    526, 1133, 986, 181, 181, 212, 330, 330, 313, 550, 1100, 613, 489, 662, 857, 623, 123, 200,
  ],
  560: [
    243, 305, 363, 630, 559, 798, 645, 221, 366, 366, 484, 627, 241, 413, 227, 409, 644, 417, 568, 549, 627,
    578, 572, 546, 613, 572, 276, 281, 627, 627, 627, 508, 990, 694, 611, 723, 693, 590, 548, 752, 751, 279,
    532, 636, 528, 851, 774, 781, 590, 784, 635, 611, 568, 706, 707, 972, 645, 625, 637, 333, 409, 333, 565,
    436, 241, 521, 591, 543, 590, 550, 380, 594, 564, 246, 279, 510, 232, 861, 563, 580, 596, 584, 357, 466,
    389, 563, 537, 808, 504, 550, 485, 389, 257, 389, 615, 243, 297, 538, 585, 575, 568, 287, 548, 461, 804,
    334, 589, 627, 619, 300, 373, 627, 364, 354, 241, 563, 565, 257, 224, 281, 363, 589, 833, 864, 906, 466,
    694, 694, 694, 694, 694, 694, 1009, 723, 590, 590, 590, 590, 279, 279, 279, 289, 749, 774, 781, 781, 781,
    781, 781, 627, 787, 706, 706, 706, 706, 625, 598, 575, 518, 518, 518, 518, 518, 518, 877, 543, 552, 552,
    552, 552, 246, 246, 246, 246, 578, 563, 580, 580, 580, 580, 580, 627, 579, 563, 563, 563, 563, 550, 591,
    550, 1124, 992, 199, 199, 230, 370, 370, 357, 550, 1100, 659, 479, 677, 867, 627, 121, 200,
  ],
  620: [
    241, 308, 383, 630, 557, 804, 646, 231, 372, 372, 485, 629, 247, 411, 236, 418, 646, 419, 572, 552, 629,
    579, 575, 550, 613, 575, 286, 290, 629, 629, 629, 510, 991, 702, 612, 724, 696, 590, 551, 748, 750, 283,
    540, 648, 532, 854, 774, 784, 596, 786, 639, 609, 574, 705, 713, 977, 659, 633, 635, 337, 418, 337, 571,
    435, 250, 526, 593, 544, 592, 552, 386, 597, 566, 252, 284, 521, 238, 865, 565, 581, 598, 587, 366, 466,
    394, 565, 545, 819, 517, 560, 482, 391, 257, 391, 636, 241, 298, 539, 589, 584, 580, 294, 539, 470, 800,
    335, 606, 629, 618, 300, 375, 629, 365, 354, 250, 565, 573, 258, 228, 281, 363, 606, 835, 866, 909, 467,
    702, 702, 702, 702, 702, 702, 1013, 724, 590, 590, 590, 590, 283, 283, 283, 295, 747, 774, 784, 784, 784,
    784, 784, 629, 788, 705, 705, 705, 705, 633, 605, 580, 522, 522, 522, 522, 522, 522, 876, 544, 554, 554,
    554, 554, 252, 252, 252, 252, 576, 565, 581, 581, 581, 581, 581, 629, 579, 565, 565, 565, 565, 560, 593,
    560, 1120, 994, 207, 207, 238, 388, 388, 377, 550, 1100, 679, 475, 684, 872, 629, 120, 200,
  ],
};

type Weight = 400 | 560 | 620;

export const faces = {
  title: { size: 16, height: 21, weight: 620 },
  tight: { size: 16, height: 19, weight: 620 },
  event: { size: 14, height: 19, weight: 560 },
  body: { size: 14, height: 19, weight: 400 },
} as const satisfies Record<Face, { size: number; height: number; weight: Weight }>;

/** Factor for text widths, because hinting and kerning can make a text wider than its characters. */
const margin = 1.01;

const unknown = 1000;

const position = new Map([...characters].map((character, index) => [character, index]));

export const measureWidth = (text: string, face: Face): number => {
  const { size, weight } = faces[face];
  const widths = advances[weight];
  let sum = 0;
  for (const character of text) sum += widths[position.get(character) ?? -1] ?? unknown;
  return (sum * size * margin) / 1000;
};

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

const withNoBreakSpaces = (text: string) =>
  text
    .replace(/ (?=[:;!?»])/g, '\u00a0')
    .replace(/(?<=«) /g, '\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0');

const shortened = (line: string, face: Face, width: number): string => {
  const text = `${line.replace(/[\s:;,]+$/, '')}…`;
  return measureWidth(text, face) <= width ? text : shortened(line.replace(/ [^ ]*$|.$/, ''), face, width);
};

const wrap = (text: string, face: Face, width: number, most: number): string[] => {
  const words = withNoBreakSpaces(text)
    .split(/[ \n]+/)
    .flatMap((word) => cutWord(word, face, width));
  const lines = greedy(words, face, width);
  if (lines.length > most)
    return [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', face, width)];
  let [low, high] = [Math.max(...words.map((word) => measureWidth(word, face))), width];
  while (high - low > 2) {
    const middle = (low + high) / 2;
    if (greedy(words, face, middle).length > lines.length) low = middle;
    else high = middle;
  }
  return greedy(words, face, high);
};

export type StyledText = { readonly text: string; readonly face: Face; readonly isSoft: boolean };

export type Block = { readonly lines: readonly TextLine[]; readonly width: number; readonly height: number };

/** Distance from the top of a line to its baseline. Figtree: ascent 0.95 em, descent 0.25 em. */
const baseLine = (face: Face): number => {
  const { size, height } = faces[face];
  return (height - 1.2 * size) / 2 + 0.95 * size;
};

export const layOutBlock = (texts: readonly StyledText[], width: number, most = 99): Block => {
  let height = 0;
  const lines = texts
    .filter(({ text }) => text)
    .flatMap(({ text, face, isSoft }) =>
      wrap(text, face, width, most).map((line): TextLine => {
        const y = height + baseLine(face);
        height += faces[face].height;
        return { text: line, face, isSoft, x: 0, y, width: measureWidth(line, face) };
      }),
    );
  return { lines, width: Math.ceil(Math.max(0, ...lines.map((line) => line.width))), height };
};

export const movedBy = <T extends { readonly x: number; readonly y: number }>(
  things: readonly T[],
  x: number,
  y: number,
): T[] => things.map((thing) => ({ ...thing, x: thing.x + x, y: thing.y + y }));
