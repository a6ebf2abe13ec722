import ELK from 'elkjs/lib/elk.bundled.js';
import type { Picture } from '../picture.ts';
import { layOut } from './layout.ts';
import type { Sketch } from './sketch.ts';

/** Places a sketch in this very process: without a browser. */
export const layoutDirect = (sketch: Sketch): Promise<Picture> =>
  layOut(sketch, (graph) => new ELK().layout(graph));
