import { renderToStaticMarkup } from 'react-dom/server';
import { ChartDrawing } from '../ChartDrawing.tsx';
import { type Marks, noMarks, type Picture } from '../picture.ts';
import type { DrawingPalette } from '../shapes/look.ts';

export const toSvg = (picture: Picture, palette: DrawingPalette, marks: Marks = noMarks): string =>
  `${renderToStaticMarkup(<ChartDrawing picture={picture} marks={marks} theme={{ palette, isFile: true }} />)}\n`;
