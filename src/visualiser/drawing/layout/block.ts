import type { TextLine } from '../picture.ts';
import { type Face, faces, measureWidth, wrap } from './measure.ts';

/** Text to be set in lines: its face, and whether it is quieter than the rest. */
export type StyledText = { readonly text: string; readonly face: Face; readonly isSoft: boolean };

/** Lines one under the other, from the top left corner of their block. */
export type Block = { readonly lines: readonly TextLine[]; readonly width: number; readonly height: number };

/** Figtree's ascent and descent are 0.95 and 0.25 of its size: where the base line falls in a line. */
const baseLine = (face: Face): number => {
  const { size, height } = faces[face];
  return (height - 1.2 * size) / 2 + 0.95 * size;
};

/** Sets texts in lines no wider than asked, the empty ones left out. */
export const layOutBlock = (texts: readonly StyledText[], width: number): Block => {
  let height = 0;
  const lines = texts
    .filter(({ text }) => text)
    .flatMap(({ text, face, isSoft }) =>
      wrap(text, face, width).map((line): TextLine => {
        const y = height + baseLine(face);
        height += faces[face].height;
        return { text: line, face, isSoft, x: 0, y, width: measureWidth(line, face) };
      }),
    );
  return { lines, width: Math.ceil(Math.max(0, ...lines.map((line) => line.width))), height };
};

/** The same lines further right and down. */
export const movedBy = <T extends { readonly x: number; readonly y: number }>(
  things: readonly T[],
  x: number,
  y: number,
): T[] => things.map((thing) => ({ ...thing, x: thing.x + x, y: thing.y + y }));
