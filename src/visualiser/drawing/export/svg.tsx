import { renderToStaticMarkup } from 'react-dom/server';
import { ChartDrawing } from '../ChartDrawing.tsx';
import { noMarks, type Picture } from '../picture.ts';
import type { DrawingPalette } from '../shapes/look.ts';

export const toSvg = (picture: Picture, palette: DrawingPalette): string =>
  `${renderToStaticMarkup(<ChartDrawing picture={picture} marks={noMarks} theme={{ palette, isFile: true }} />)}\n`;
