import type { Dress } from '../dress.ts';
import { type Face, faces } from '../layout/measure.ts';
import type { TextLine } from '../picture.ts';

type Props = { lines: readonly TextLine[]; dress: Dress };

const weightOf = (face: Face) => faces[face].weight;

/** Lines of text, which are read with a space between them; in a file, each takes its room whatever font stands in for Figtree. */
export const Lines = ({ lines, dress: { palette, isFile } }: Props) =>
  lines.map(({ text, face, isSoft, x, y, width }) => (
    <text
      key={y}
      x={x}
      y={y}
      fontSize={faces[face].size}
      fontWeight={weightOf(face)}
      fill={isSoft ? palette.inkSoft : palette.ink}
      {...(isFile && { textLength: Math.round(width * 10) / 10, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {`${text} `}
    </text>
  ));
