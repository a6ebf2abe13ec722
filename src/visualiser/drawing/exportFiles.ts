import type { DescribedFlow } from '../../kit/narration/story.ts';
import type { DrawingPalette } from './dress.ts';
import { jsonOf, markdownOf, transitionsCsv } from './exports.ts';
import { layoutInWorker } from './layoutInWorker.ts';
import { mermaidOf } from './mermaid.ts';
import { pngOf } from './png.ts';
import type { Names } from './saying.ts';
import { sketchOf } from './sketch.ts';

/** What a drawing is saved as. */
export const exportFormats = ['svg', 'png', 'mermaid', 'markdown', 'json', 'csv'] as const;

export type ExportFormat = (typeof exportFormats)[number];

type Asked = { described: DescribedFlow; names: Names; palette: DrawingPalette };

const svg = async ({ described, names, palette }: Asked): Promise<string> => {
  // What writes SVG without a page weighs as much as what draws it there.
  const [{ svgOf }, picture] = await Promise.all([
    import('./svg.tsx'),
    layoutInWorker(sketchOf(described, names)),
  ]);
  return svgOf(picture, palette);
};

const files: Record<
  ExportFormat,
  { extension: string; type: string; make: (asked: Asked) => Promise<BlobPart> | BlobPart }
> = {
  svg: { extension: 'svg', type: 'image/svg+xml', make: svg },
  png: { extension: 'png', type: 'image/png', make: async (asked) => pngOf(await svg(asked)) },
  mermaid: {
    extension: 'mmd',
    type: 'text/plain',
    make: ({ described, names }) => mermaidOf(described, names),
  },
  markdown: { extension: 'md', type: 'text/markdown', make: ({ described }) => markdownOf(described) },
  json: { extension: 'chart.json', type: 'application/json', make: ({ described }) => jsonOf(described) },
  csv: { extension: 'csv', type: 'text/csv', make: ({ described }) => transitionsCsv(described) },
};

/** The whole flow, nothing collapsed, as a file of a format, under its name. */
export const exportFile = async (
  format: ExportFormat,
  asked: Asked,
): Promise<{ file: Blob; name: string }> => {
  const { extension, type, make } = files[format];
  return { file: new Blob([await make(asked)], { type }), name: `${asked.described.chart.id}.${extension}` };
};
