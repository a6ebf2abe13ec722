import ELK from 'elkjs/lib/elk.bundled.js';
import { toPalette } from '#brands/palette.ts';
import type { DescribedFlow } from '#src/kit/narration/story.ts';
import { toSvg } from '#src/visualiser/drawing/export/svg.tsx';
import type { Names } from '#src/visualiser/drawing/labels.ts';
import { toSketch } from '#src/visualiser/drawing/layout/sketch.ts';
import { layOut, sketchKey } from '../../src/visualiser/drawing/layout/layout.ts';
import type { Sketch } from '../../src/visualiser/drawing/layout/sketch.ts';
import { type Picture, viewsOf } from '../../src/visualiser/drawing/picture.ts';

export const layoutDirect = (sketch: Sketch): Promise<Picture> =>
  layOut(sketch, (graph) => new ELK().layout(graph));

const palette = toPalette({ hue: 220 }).light;

export const drawnViews = async (described: DescribedFlow): Promise<string> => {
  const pictures: Record<string, Picture> = {};
  for (const view of viewsOf(described.chart)) {
    const sketch = toSketch(described, 'french', view);
    pictures[sketchKey(sketch)] = await layoutDirect(sketch);
  }
  return JSON.stringify(pictures);
};

export const drawn = async (described: DescribedFlow, names: Names): Promise<string> =>
  toSvg(await layoutDirect(toSketch(described, names)), palette);
